import { referenceOf } from '../../../web/contract'

export interface ReadError {
  readonly titleKey: 'ui.errorTitle' | 'ui.undone' | 'ui.maybeUndone'
  readonly textKey: 'ui.offline' | 'ui.serverError' | 'ui.errorText' | 'ui.undoneText'
  /** What to do now, where the text says only what happened. */
  readonly adviceKey?: 'ui.undoneOffline' | 'ui.lookFirst'
  /** The server's own sentence, in the user's language. */
  readonly detail?: string | undefined
  readonly reference?: string | undefined
}

interface ReadErrorOptions {
  /** Whether it is offered to ask again, as for what did not load; errors of calls know by themselves whether they were to change something. */
  readonly canRetry?: boolean
  readonly online?: boolean
}

/** The first that a gateway answers for a server that does not. */
const BAD_GATEWAY = 502

/**
 * What an error has to say to a person. Reads problem+json (RFC 9457) directly or as the body of an HTTP client's error:
 * `detail`, and `instance` as the reference. A request without an answer reads "Server error" (spec §8), offline says so. What broke in
 * this browser has a reference of its own, under which it is sent to the log. Of what was to be changed it says that it was not, or that
 * nobody knows.
 */
export function readError(error: unknown, options: ReadErrorOptions = {}): ReadError {
  const { canRetry = true, online = globalThis.navigator?.onLine !== false } = options
  const thrown = recordOf(error)
  const response = recordOf(thrown?.response)
  const isChange = thrown?.isChange ?? !canRetry
  const titleKey = isChange ? 'ui.undone' : 'ui.errorTitle'
  const problem = [recordOf(response?.data), recordOf(thrown?.problem), thrown].find(
    (each) => each?.status && each.title,
  )
  const detail = textOf(problem?.detail) ?? textOf(thrown?.said) ?? textOf(problem?.title)
  const textKey = isChange ? 'ui.undoneText' : 'ui.errorText'
  if (detail) return { titleKey, textKey, detail, reference: textOf(problem?.instance) }
  if (!online) return { titleKey, textKey: 'ui.offline', ...(isChange && { adviceKey: 'ui.undoneOffline' }) }
  const status = thrown?.status ?? response?.status
  const isCall = thrown?.request !== undefined || status !== undefined || response !== undefined
  if (isCall && (!status || Number(status) >= BAD_GATEWAY) && !response)
    return isChange
      ? { titleKey: 'ui.maybeUndone', textKey: 'ui.serverError', adviceKey: 'ui.lookFirst' }
      : { titleKey, textKey: 'ui.serverError' }
  return { titleKey, textKey, ...(error instanceof Error && !isCall && { reference: referenceOf(error) }) }
}

function recordOf(value: unknown): Record<string, unknown> | undefined {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}
