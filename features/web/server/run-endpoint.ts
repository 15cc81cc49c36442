import { createHash } from 'node:crypto'
import type { TSchema } from '@sinclair/typebox'
import buildSerializer from 'fast-json-stringify'
import type { Guard, Subject, Verdict } from '../../../kernel/index'
import { Answer, type ApiRoute, type Call, FeatureError, type RequestInfo, webErrors } from '../contract'
import { hasNul, keepable, unlike } from './keepable'
import { checkOf, fromAddress, problemsOf } from './schema-check'

export interface RawCall {
  readonly params: Readonly<Record<string, unknown>>
  readonly query: Readonly<Record<string, unknown>>
  readonly body: unknown
  readonly subject: Subject
  readonly request: RequestInfo
}

/** An answer ready to be sent: JSON as text, or bytes where the route says so. */
export interface Sent {
  readonly status: number
  readonly payload: unknown
  readonly headers: Readonly<Record<string, string>>
  readonly more: Answer['more']
}

const serializers = new WeakMap<TSchema, (value: unknown) => string>()

function serializerOf(schema: TSchema): (value: unknown) => string {
  const known = serializers.get(schema)
  if (known) return known
  const made = buildSerializer(JSON.parse(JSON.stringify(schema)) as Parameters<typeof buildSerializer>[0])
  serializers.set(schema, made)
  return made
}

/** Throws what the visitor lacks. 401 says how to go on; a 404 does not tell that there is something. */
export function demand(verdict: Verdict): void {
  if (verdict === true) return
  if (verdict.status === 401) throw webErrors.signInNeeded(verdict.because)
  if (verdict.status === 404) throw webErrors.notFound(verdict.because)
  throw webErrors.forbidden(verdict.because)
}

export function demandAccess(route: ApiRoute, judge: (guards: readonly Guard[]) => Verdict): void {
  if (route.access !== 'public') demand(judge(route.access))
}

function checked(schema: TSchema | 'bytes' | undefined, value: unknown, where: string): unknown {
  if (!schema) return undefined
  if (schema === 'bytes') {
    if (value instanceof Uint8Array && value.byteLength > 0) return value
    throw webErrors.malformed('This endpoint takes a file as its body, and none came.')
  }
  const check = checkOf(schema)
  if (check.Check(value)) return value
  const errors = problemsOf(check, value)
  const first = errors[0]
  throw webErrors.badRequest(
    `${first?.path ? `${where} "${first.path}"` : where}: ${first?.message ?? 'not what is expected'}.`,
    { errors },
  )
}

/** Whoever sends no body says nothing of what it could say. */
const nothingFor = (schema: TSchema | 'bytes' | undefined) =>
  schema !== undefined && schema !== 'bytes' && schema.type === 'object' ? {} : undefined

const etagOf = (text: string) => `"${createHash('sha1').update(text).digest('base64url')}"`

/** Checks what came in, asks `may`, calls the handler, and keeps to what the response schema names. `access` was judged before. */
export async function runEndpoint(route: ApiRoute, raw: RawCall): Promise<Sent> {
  const { params, query, body } = route.request
  const call = {
    params: checked(
      params,
      params && fromAddress(params, hasNul(raw.params) ? unlike(raw.params) : raw.params),
      'Address',
    ),
    query: checked(
      query,
      query && fromAddress(query, hasNul(raw.query) ? (keepable(raw.query) as typeof raw.query) : raw.query),
      'Query',
    ),
    body: checked(body, keepable(raw.body ?? nothingFor(body)), 'Field'),
    subject: raw.subject,
    request: raw.request,
  } as unknown as Call<ApiRoute['request']>
  if (route.may) demand(await route.may(call))
  const result = await route.handle(call)
  const declared = Object.keys(route.response).map(Number)
  const { status, body: content, more } = result instanceof Answer ? result : new Answer(declared[0] ?? 200, result)
  const schema = route.response[status]
  if (schema === undefined) {
    throw new FeatureError(
      'web',
      'undeclared-status',
      500,
      'Server error',
      `${route.id} answered ${status}, which it does not declare.`,
    )
  }
  if (schema === 'stream') return { status, payload: content, headers: {}, more }
  if (status === 204 || content === undefined) return { status, payload: '', headers: {}, more }
  const payload = serializerOf(schema)(content)
  const etag = route.method === 'GET' && !more.headers?.['etag'] ? { etag: etagOf(payload) } : {}
  return { status, payload, headers: { 'content-type': 'application/json; charset=utf-8', ...etag }, more }
}
