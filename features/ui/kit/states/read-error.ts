import { referenceOf } from '../../../web/contract'

export interface ReadError {
  readonly textKey: 'ui.offline' | 'ui.serverError' | 'ui.errorText'
  /** The server's own sentence, in the user's language. */
  readonly detail?: string | undefined
  readonly reference?: string | undefined
}

/**
 * What an error has to say to a person. Reads problem+json (RFC 9457) directly or as the body of an HTTP client's error:
 * `detail`, and `instance` as the reference. A request without an answer reads "Server error" (spec §8), offline says so. What broke in
 * this browser has a reference of its own, under which it is sent to the log.
 */
export function readError(error: unknown, online: boolean = globalThis.navigator?.onLine !== false): ReadError {
  const thrown = recordOf(error)
  const response = recordOf(thrown?.response)
  const problem = [recordOf(response?.data), recordOf(thrown?.problem), thrown].find(
    (each) => each?.status && each.title,
  )
  if (problem) {
    const detail = textOf(problem.detail) ?? textOf(problem.title)
    return { textKey: 'ui.errorText', detail, reference: textOf(problem.instance) }
  }
  if (!online) return { textKey: 'ui.offline' }
  const answered = response !== undefined || thrown?.request === undefined
  const isCall = thrown?.request !== undefined || thrown?.status !== undefined || response !== undefined
  return {
    textKey: answered ? 'ui.errorText' : 'ui.serverError',
    ...(error instanceof Error && !isCall && { reference: referenceOf(error) }),
  }
}

function recordOf(value: unknown): Record<string, unknown> | undefined {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}
