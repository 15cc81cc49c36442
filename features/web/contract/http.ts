import { token } from '../../../kernel/declare'
import type { FieldProblem, ProblemDetails } from './errors'

/** A GET of a declared API route, as pages name their data: one access rule, one schema, one cache key. */
export interface ApiRequest<Answer> {
  readonly path: string
  readonly query?: Readonly<Record<string, string>>
  readonly answer?: Answer
}

/** `listingRequest = (slug) => apiRequest<Opportunity>('/api/listings/opportunities/' + slug)`. Empty values are left out, keys sorted. */
export function apiRequest<Answer>(
  path: string,
  query: Readonly<Record<string, string | number | undefined>> = {},
): ApiRequest<Answer> {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '')
  const sorted = given.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, value]) => [key, String(value)])
  return sorted.length === 0 ? { path } : { path, query: Object.fromEntries(sorted) as Record<string, string> }
}

/** So many rows an answer of a list kept by keyset has at most, where its `limit` asks for them. */
export const MOST_ROWS = 200

export interface HttpOptions {
  readonly query?: Readonly<Record<string, string>>
  readonly headers?: Readonly<Record<string, string>>
  /** Sent as Idempotency-Key: a retry of the same act never acts twice. */
  readonly idempotencyKey?: string
  readonly signal?: AbortSignal
  /** Told how much of the body is under way, 0 to 1: for files. */
  readonly onSent?: (share: number) => void
}

export interface HttpAnswer<T> {
  readonly status: number
  readonly data: T
  /** Lower-case names. */
  readonly headers: Readonly<Record<string, string>>
}

/** A call that was not answered well. `status` 0: no answer at all (spec §8 “Server error”), else the server's problem. */
export class HttpError extends Error {
  override readonly name = 'HttpError'
  /** The server's sentence, in the user's language; undefined where it said none. */
  readonly said: string | undefined
  /** Whether the call was to change something; undefined where that is not known. */
  readonly isChange: boolean | undefined
  constructor(
    readonly status: number,
    readonly problem: ProblemDetails | undefined,
    options: { readonly cause?: unknown; readonly says?: string | undefined; readonly isChange?: boolean } = {},
  ) {
    const { says, isChange, ...about } = options
    const said = problem?.detail ?? says
    super(said ?? (status === 0 ? 'Server error' : `HTTP ${status}`), about)
    this.said = said
    this.isChange = isChange
  }
  get code(): string | undefined {
    return this.problem?.code
  }
  get fields(): readonly FieldProblem[] {
    return this.problem?.errors ?? []
  }
}

/** The one way to the server. In the browser axios, loaded with the first call; while rendering on the server the same routes without HTTP. */
export interface HttpClient {
  get<T>(path: string, options?: HttpOptions): Promise<HttpAnswer<T>>
  post<T>(path: string, body?: unknown, options?: HttpOptions): Promise<HttpAnswer<T>>
  put<T>(path: string, body?: unknown, options?: HttpOptions): Promise<HttpAnswer<T>>
  patch<T>(path: string, body?: unknown, options?: HttpOptions): Promise<HttpAnswer<T>>
  delete<T>(path: string, options?: HttpOptions): Promise<HttpAnswer<T>>
}

/** Rejects with HttpError. */
export const httpClient = token<HttpClient>('web.http-client')

/** What carries calls: given by the host (axios in the browser, dispatch in the rendering kernel, a fake in tests). */
export interface Transport {
  send(request: {
    readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
    readonly path: string
    readonly query?: Readonly<Record<string, string>>
    readonly headers: Readonly<Record<string, string>>
    readonly body?: unknown
    readonly signal?: AbortSignal
    readonly onSent?: (share: number) => void
  }): Promise<HttpAnswer<unknown>>
}

/** Resolves whatever the status; rejects only when there was no answer. */
export const transport = token<Transport>('host.transport')
