import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Guard, Subject, Verdict } from '../../../kernel/index'
import { type ApiRoute, type CallRule, FeatureError, type RequestInfo, webErrors } from '../contract'
import type { Idempotent } from './idempotency'
import { isTooDeep } from './keepable'
import { networkOf } from './network-of'
import { isCrossOrigin, requestInfo } from './request-info'
import { demandAccess, runEndpoint, type Sent } from './run-endpoint'
import type { SharedAnswers } from './shared-answers'

declare module 'fastify' {
  interface FastifyRequest {
    info: RequestInfo
    subject: Subject
  }
  interface FastifyContextConfig {
    endpoint?: ApiRoute
  }
}

export interface ApiParts {
  readonly routes: readonly ApiRoute[]
  readonly judge: (guards: readonly Guard[], subject: Subject) => Verdict
  readonly rules: () => readonly CallRule[]
  readonly whoAsks: (request: RequestInfo) => Promise<Subject>
  readonly idempotent: Idempotent
  readonly answers: SharedAnswers
  readonly generation: () => number
  readonly cacheFactor: number
  readonly secureCookies: boolean
  /** To one person, or to all strangers of an address. */
  readonly refusalsPerMinute: number
  /** That of PUBLIC_URL. */
  readonly publicHost: string
}

/** A subject's own name for keys of rate limits and retries; the network where nobody is signed in. */
export function nameOfCaller(subject: Subject, ip: string): string {
  return nameOfPerson(subject) ?? `address:${networkOf(ip)}`
}

export function nameOfPerson(subject: Subject): string | undefined {
  const id = subject && 'id' in subject ? (subject as { id: unknown }).id : undefined
  return id === undefined ? undefined : `person:${String(id)}`
}

export const tooOften = (ttlMs: number): FeatureError => {
  const retryAfterSeconds = Math.ceil(ttlMs / 1000)
  return webErrors.tooMany(`That was too often. Try again in ${retryAfterSeconds} s.`, { retryAfterSeconds })
}

/**
 * All contributed endpoints. The order is fixed: origin, who asks, the rules of sessions, access, how often it was refused, rate, body, checks,
 * `may`, the act.
 */
export function addApi(app: FastifyInstance, parts: ApiParts): void {
  // Rates are counted of those who may ask: without a count of its own, finding out that one may not would be free, as often as one likes.
  // It keeps nobody from what they may: whoever else is behind an address has no part in what one of its programs asks in vain.
  const refusals = app.createRateLimit({
    max: parts.refusalsPerMinute,
    keyGenerator: ({ subject, ip }) => nameOfCaller(subject, ip),
  })
  app.decorateRequest('info', null as unknown as RequestInfo)
  app.decorateRequest('subject', undefined)
  app.addHook('onRequest', async (request) => {
    const { endpoint } = request.routeOptions.config
    if (!endpoint) return
    request.info = requestInfo(request)
    if (isCrossOrigin(request, parts.publicHost))
      throw webErrors.crossOrigin('A change must come from a page of this site. Reload the page and try again.')
    try {
      request.subject = await parts.whoAsks(request.info)
      for (const rule of parts.rules()) rule.judge(endpoint, request.subject)
      demandAccess(endpoint, (guards) => parts.judge(guards, request.subject))
    } catch (error) {
      if (!(error instanceof FeatureError) || error.status >= 500) throw error
      const refused = await refusals(request)
      throw !refused.isAllowed && refused.isExceeded ? tooOften(refused.ttl) : error
    }
  })
  addBytes(app)
  for (const route of parts.routes) addRoute(app, route, parts)
}

/** Files as bodies, for the endpoints that take one; whatever else is not JSON is refused as before. */
function addBytes(app: FastifyInstance): void {
  app.addContentTypeParser(/^(image\/|application\/octet-stream)/, { parseAs: 'buffer' }, (request, body, done) => {
    const takesBytes = request.routeOptions.config.endpoint?.request.body === 'bytes'
    if (takesBytes) done(null, body)
    else done(webErrors.malformed('This endpoint takes JSON: send content-type application/json.'), undefined)
  })
  // Mail programs post a form to leave a list (RFC 8058): an endpoint that reads no body takes it and does not look at it.
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'buffer' }, (request, _, done) => {
    const readsNone = request.routeOptions.config.endpoint?.request.body === undefined
    if (readsNone) done(null, undefined)
    else done(webErrors.malformed('This endpoint takes JSON: send content-type application/json.'), undefined)
  })
}

function addRoute(app: FastifyInstance, route: ApiRoute, parts: ApiParts): void {
  const { rateLimit, bodyLimit } = route
  app.route({
    method: route.method,
    url: route.path,
    ...(bodyLimit && { bodyLimit }),
    schema: {
      ...(route.request.params && { params: route.request.params }),
      ...(route.request.query && { querystring: route.request.query }),
      ...(route.request.body && route.request.body !== 'bytes' && { body: route.request.body }),
      summary: route.summary ?? route.id,
      operationId: route.id,
      tags: [route.id.split('.')[0] ?? ''],
    },
    config: {
      endpoint: route,
      ...(rateLimit && {
        rateLimit: {
          max: rateLimit.max,
          timeWindow: rateLimit.seconds * 1000,
          keyGenerator: (request: FastifyRequest) =>
            rateLimit.by === 'address' ? networkOf(request.ip) : nameOfCaller(request.subject, request.ip),
        },
      }),
    },
    handler: async (request, reply) => send(request, reply, await perform(route, request, parts), parts),
  })
}

async function perform(route: ApiRoute, request: FastifyRequest, parts: ApiParts): Promise<Sent> {
  if (isTooDeep(request.body)) throw webErrors.malformed('The JSON of the body is nested deeper than anything here is.')
  const raw = {
    params: request.params as object as Record<string, unknown>,
    query: withoutLanguage(request.query),
    body: request.body,
    subject: request.subject,
    request: request.info,
  }
  const isShared = route.cache && !(route.cache.nobodyOnly && request.subject)
  if (isShared && route.access === 'public' && parts.cacheFactor > 0)
    return sharedAnswer(route, request.url, request.info.language, () => runEndpoint(route, raw), parts)
  const key = request.headers['idempotency-key']
  return parts.idempotent.run(
    route,
    typeof key === 'string' ? key : undefined,
    nameOfCaller(request.subject, request.ip),
    request,
    () => runEndpoint(route, raw),
  )
}

const withoutLanguage = (query: unknown): Record<string, unknown> => {
  const { lang, ...rest } = query as Record<string, unknown>
  return rest
}

/** One answer for all who ask the same, in one language, within the route's seconds. Parameters in another order are the same question. */
export function sharedAnswer(
  route: ApiRoute,
  url: string,
  language: RequestInfo['language'],
  run: () => Promise<Sent>,
  parts: Pick<ApiParts, 'answers' | 'generation' | 'cacheFactor'>,
): Promise<Sent> {
  const [path, search = ''] = url.split('?', 2)
  const key = `${parts.generation()} ${language} ${route.id} ${path}?${search.split('&').sort().join('&')}`
  return parts.answers.get(key, async () => {
    const value = await run()
    const kept = value.status === 200 && typeof value.payload === 'string'
    return {
      value,
      bytes: typeof value.payload === 'string' ? value.payload.length * 2 : 1,
      keepMs: kept ? (route.cache?.seconds ?? 0) * 1000 * parts.cacheFactor : 0,
      tags: route.cache?.tag ? [route.cache.tag] : [],
    }
  })
}

function send(request: FastifyRequest, reply: FastifyReply, sent: Sent, parts: ApiParts) {
  const headers = { ...sent.headers, ...sent.more.headers }
  reply.headers(headers)
  if (!headers['cache-control']) {
    const cache = request.routeOptions.config.endpoint?.cache
    const seconds = cache?.nobodyOnly && request.subject ? undefined : cache?.seconds
    // The seconds are the process's own, which hears of changes. A browser does not: what it kept would outlive the news that made it ask again.
    reply.header('cache-control', seconds ? 'public, max-age=0, must-revalidate' : 'no-store')
  }
  for (const { name, value, maxAgeSeconds, sameSite = 'strict', httpOnly = false } of sent.more.cookies ?? []) {
    const options = {
      path: '/',
      sameSite,
      httpOnly,
      secure: parts.secureCookies,
      ...(maxAgeSeconds !== undefined && { maxAge: maxAgeSeconds }),
    }
    if (value === undefined) reply.clearCookie(name, { ...options, maxAge: 0 })
    else reply.setCookie(name, value, options)
  }
  if (headers['etag'] && request.headers['if-none-match'] === headers['etag'] && sent.status === 200)
    return reply.status(304).send()
  return reply.status(sent.status).send(sent.payload)
}
