import {
  type CallRescue,
  type HttpAnswer,
  type HttpClient,
  HttpError,
  type HttpOptions,
  type ProblemDetails,
  type Transport,
} from '../contract'
import type { SlowCalls } from './slow-calls'

/** The ten calls of spec §7 tell in another shape what went wrong: `data.message`, else `message`. */
function legacySentence(data: unknown): string | undefined {
  const { data: inner, message } = (typeof data === 'object' && data !== null ? data : {}) as {
    data?: { message?: unknown }
    message?: unknown
  }
  const said = inner?.message ?? message
  return typeof said === 'string' ? said : undefined
}

const isProblem = (data: unknown): data is ProblemDetails =>
  typeof data === 'object' && data !== null && 'code' in data && 'detail' in data

/**
 * The one HTTP client over whatever carries calls; anything but a 2xx is thrown as HttpError, unless somebody mends its reason: then the same
 * call, its idempotency key with it, goes out once more.
 */
export function createHttpClient(
  transport: Transport,
  slow: SlowCalls,
  rescues: () => readonly CallRescue[] = () => [],
): HttpClient {
  async function isRescued(error: HttpError, call: Parameters<CallRescue['rescue']>[1]): Promise<boolean> {
    for (const each of rescues()) if (await each.rescue(error, call)) return true
    return false
  }

  async function send<T>(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    body: unknown,
    options: HttpOptions = {},
  ): Promise<HttpAnswer<T>> {
    const call = { method, path, sentAt: performance.now() }
    try {
      return await sendOnce<T>(method, path, body, options)
    } catch (error) {
      if (!(error instanceof HttpError) || error.status === 0 || !(await isRescued(error, call))) throw error
      return sendOnce<T>(method, path, body, options)
    }
  }

  async function sendOnce<T>(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    body: unknown,
    options: HttpOptions,
  ): Promise<HttpAnswer<T>> {
    const { idempotencyKey, headers = {}, query, signal, onSent } = options
    const isChange = method !== 'GET'
    let answer: HttpAnswer<unknown>
    const isOver = slow.begin()
    try {
      answer = await transport.send({
        method,
        path,
        headers: idempotencyKey ? { ...headers, 'idempotency-key': idempotencyKey } : headers,
        ...(query && { query }),
        ...(body !== undefined && { body }),
        ...(signal && { signal }),
        ...(onSent && { onSent }),
      })
    } catch (cause) {
      if (signal?.aborted) throw cause
      throw new HttpError(0, undefined, { cause, isChange })
    } finally {
      isOver()
    }
    if (answer.status >= 200 && answer.status < 300) return answer as HttpAnswer<T>
    throw new HttpError(answer.status, isProblem(answer.data) ? answer.data : undefined, {
      says: legacySentence(answer.data),
      isChange,
    })
  }

  return {
    get: (path, options) => send('GET', path, undefined, options),
    post: (path, body, options) => send('POST', path, body, options),
    put: (path, body, options) => send('PUT', path, body, options),
    patch: (path, body, options) => send('PATCH', path, body, options),
    delete: (path, options) => send('DELETE', path, undefined, options),
  }
}
