import type { Static, TSchema } from '@sinclair/typebox'
import type { Guard, Subject, Verdict } from '../../../kernel/declare'
import { point } from '../../../kernel/declare'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** What a handler may know of the request besides its checked parts. */
export interface RequestInfo {
  readonly id: string
  readonly ip: string
  /** What is counted where something is limited by address: an IPv4 address, and of IPv6 its /64, all of which one customer has. */
  readonly network: string
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
  readonly cookies: Readonly<Record<string, string | undefined>>
  /** By its own word a program: answered as everybody, and counted nowhere. */
  readonly isProgram: boolean
  readonly language: 'en' | 'hi'
}

export interface CookieChange {
  readonly name: string
  /** Undefined removes the cookie. */
  readonly value: string | undefined
  readonly maxAgeSeconds?: number
  readonly sameSite?: 'strict' | 'lax'
  readonly httpOnly?: boolean
}

/** An answer with more to it than a body: `return answer(201, saved, { headers: { etag } })`. A stream or bytes need a content-type header. */
export class Answer<T = unknown> {
  constructor(
    readonly status: number,
    readonly body: T,
    readonly more: {
      readonly headers?: Readonly<Record<string, string>>
      readonly cookies?: readonly CookieChange[]
    } = {},
  ) {}
}

export function answer<T>(status: number, body: T, more: Answer['more'] = {}): Answer<T> {
  return new Answer(status, body, more)
}

export interface Shapes {
  readonly params?: TSchema
  readonly query?: TSchema
  /** `'bytes'`: a file as it is, whatever its content type says; what it is must be read from the bytes. */
  readonly body?: TSchema | 'bytes'
}

type Part<S, Key extends keyof Shapes> = S extends { readonly [K in Key]: infer Schema extends TSchema }
  ? Static<Schema>
  : S extends { readonly [K in Key]: 'bytes' }
    ? Uint8Array
    : undefined

export interface Call<S extends Shapes> {
  readonly params: Part<S, 'params'>
  readonly query: Part<S, 'query'>
  readonly body: Part<S, 'body'>
  readonly subject: Subject
  readonly request: RequestInfo
}

/** One endpoint. `access` is judged before anything is read; `may` afterwards, where ownership of a row decides. */
export interface ApiRoute<S extends Shapes = Shapes> {
  readonly id: string
  readonly method: Method
  /** `/api/listings/opportunities/:slug`, or one of spec §7's paths. */
  readonly path: string
  readonly access: 'public' | readonly Guard[]
  readonly request: S
  /** The success statuses with their bodies; what a schema does not name never leaves. `'stream'` where the handler answers bytes. */
  readonly response: Readonly<Record<number, TSchema | 'stream'>>
  /** Sessions with limits that may call it all the same, by the limit's name; who sets limits says what they mean (`callRules`). */
  readonly openTo?: readonly string[]
  /** Sessions with limits that may not call it although they may call its like. */
  readonly closedTo?: readonly string[]
  /** Refuses a row that is somebody else's. */
  readonly may?: (call: Call<S>) => Promise<Verdict>
  /**
   * For an endpoint whose path names a thing: what it answers to whoever may call it but has no part in that thing. As if it were not there
   * (404), a refusal (403), or `'same'` where the thing is nobody's own and the guards say all.
   */
  readonly strangers?: 403 | 404 | 'same'
  /**
   * Shared cache for public GETs whose answer is the same for everyone. `nobodyOnly`: for everyone who is not signed in; others may be shown more, so their
   * answers are made for each and kept nowhere.
   */
  readonly cache?: { readonly seconds: number; readonly tag?: string; readonly nobodyOnly?: boolean }
  /** POST honours an Idempotency-Key; with 'required' it demands one. */
  readonly idempotency?: 'required'
  /** At most `max` calls in `seconds` from one address (`by: 'address'`) or one person, else address. */
  readonly rateLimit?: { readonly max: number; readonly seconds: number; readonly by?: 'address' | 'subject' }
  /** One of the ten calls of spec §7: errors leave as `{ status, message, data }` instead of problem details. */
  readonly legacyBody?: boolean
  /** Largest body in bytes, 256 KiB if not said. */
  readonly bodyLimit?: number
  /** What the documentation says of it, one sentence. */
  readonly summary?: string
  handle(call: Call<S>): Promise<unknown>
}

/** Checks an endpoint's types against its schemas: `endpoint({ id, method, path, access, request, response, handle })`. */
export function endpoint<const S extends Shapes>(route: ApiRoute<S>): ApiRoute {
  return route as unknown as ApiRoute
}

const shape = (path: string) => path.replace(/:[^/]+/g, ':')

export const apiRoutes = point<ApiRoute>('web.api-routes', {
  key: ({ method, path }) => `${method} ${shape(path)}`,
  check: ({ path, access }) => {
    if (!path.startsWith('/')) return `an endpoint's path starts with "/", not "${path}"`
    return access === undefined ? 'an endpoint says who may call it: "access" is missing' : undefined
  },
})

/**
 * An address outside `/api/<feature>/` that a feature answers (spec §7). Endpoints are code and known only while it runs; this stands in the
 * manifest, so that a call of a feature that is off is told so.
 */
export interface ApiAddress {
  readonly id: string
  readonly path: string
}

export const apiAddresses = point<ApiAddress>('web.api-addresses', {
  key: ({ path }) => shape(path),
  check: ({ path }) => (path.startsWith('/') ? undefined : `an address starts with "/", not "${path}"`),
})
