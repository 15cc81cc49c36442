import {
  type HttpAnswer,
  type HttpClient,
  HttpError,
  type HttpOptions,
  type ProblemDetails,
  type Transport,
} from '../contract'
import type { SlowCalls } from './slow-calls'

const isProblem = (data: unknown): data is ProblemDetails =>
  typeof data === 'object' && data !== null && 'code' in data && 'detail' in data

/** The one HTTP client over whatever carries calls; anything but a 2xx is thrown as HttpError. */
export function createHttpClient(transport: Transport, slow: SlowCalls): HttpClient {
  async function send<T>(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    body: unknown,
    options: HttpOptions = {},
  ) {
    const { idempotencyKey, headers = {}, query, signal, onSent } = options
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
      throw new HttpError(0, undefined, { cause })
    } finally {
      isOver()
    }
    if (answer.status >= 200 && answer.status < 300) return answer as HttpAnswer<T>
    throw new HttpError(answer.status, isProblem(answer.data) ? answer.data : undefined)
  }

  return {
    get: (path, options) => send('GET', path, undefined, options),
    post: (path, body, options) => send('POST', path, body, options),
    put: (path, body, options) => send('PUT', path, body, options),
    patch: (path, body, options) => send('PATCH', path, body, options),
    delete: (path, options) => send('DELETE', path, undefined, options),
  }
}
