import { randomUUID } from 'node:crypto'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import type { Histogram } from 'prom-client'
import { type FeatureError, type House, type Log, webErrors } from '../contract'
import { addApi, type ApiParts, tooOften } from './api-instance'
import { addDocs, documentRoutes } from './docs'
import { addHouseRoutes, type HouseRouteParts } from './house-routes'
import { addPages, type PageParts } from './page-routes'
import { keepToKnownHosts } from './known-hosts'
import { ownerOf } from './owner-of'
import { serverFault, type TellFault } from './tell-fault'
import { asFeatureError, legacyProblem, problemOf } from './problem'
import type { ProblemWords } from './problem-words'
import { languageOf, requestInfo } from './request-info'
import { barePolicy } from './security-headers'

export interface InstanceParts {
  readonly api: ApiParts
  readonly pages: PageParts
  readonly house: HouseRouteParts
  readonly log: Log
  readonly timings: Histogram<'method' | 'route' | 'status'>
  readonly words: ProblemWords
  readonly tell: TellFault
}

const BODY_LIMIT = 256 * 1024

/** One Fastify with the routes of the house as it stands now. It takes no route once it is ready: a switch builds another. */
export async function buildInstance(
  parts: InstanceParts,
  docs: 'beside' | 'within' = 'beside',
): Promise<FastifyInstance> {
  const { settings } = parts.pages
  const app = Fastify({
    loggerInstance: quiet as FastifyBaseLogger,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    // What stands further left in X-Forwarded-For than our own proxies reach is whatever the visitor wrote.
    trustProxy: settings.trustProxy > 0 && ((_: string, hop: number) => hop < settings.trustProxy),
    bodyLimit: BODY_LIMIT,
    routerOptions: { maxParamLength: 300 },
    // Checks and answers are the house's own: the same for HTTP and for pages drawn in this process.
    exposeHeadRoutes: true,
  })
  app.setValidatorCompiler(() => () => true)
  app.setSerializerCompiler(() => (value) => JSON.stringify(value))
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id)
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', barePolicy)
  })
  // What stands within another is observed there.
  if (docs === 'beside') app.addHook('onResponse', async (request, reply) => observe(parts, request, reply))
  app.setErrorHandler((error: FastifyError, request, reply) => fail(error, request, reply, parts))
  app.setNotFoundHandler((request) => {
    throw notFound(request, parts.house.house)
  })
  keepToKnownHosts(app, settings)
  await app.register(cookie)
  await app.register(helmet, {
    contentSecurityPolicy: false,
    strictTransportSecurity: settings.publicUrl.startsWith('https:'),
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
  })
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'], globalDecompression: false })
  await app.register(rateLimit, {
    max: settings.callsPerMinute,
    timeWindow: 60_000,
    enableDraftSpec: true,
    allowList: (request) => request.url.startsWith('/assets/') || request.url === '/livez' || request.url === '/readyz',
    errorResponseBuilder: (_, { ttl }) => tooOften(ttl),
  })
  if (docs === 'within') await documentRoutes(app, settings.version)
  else if (settings.demo || settings.dev) addDocs(app, () => buildInstance(parts, 'within'))
  addHouseRoutes(app, parts.house)
  addApi(app, parts.api)
  await addPages(app, parts.pages)
  await app.ready()
  return app
}

const nothing = () => {}
/** Fastify's own lines are not wanted: `observe` and `fail` write one line a request that is worth one. */
const quiet = {
  level: 'silent',
  fatal: nothing,
  error: nothing,
  warn: nothing,
  info: nothing,
  debug: nothing,
  trace: nothing,
  silent: nothing,
  child: () => quiet,
}

function observe({ log, timings }: InstanceParts, request: FastifyRequest, reply: FastifyReply) {
  const route = request.routeOptions.url ?? 'none'
  timings.observe({ method: request.method, route, status: String(reply.statusCode) }, reply.elapsedTime / 1000)
  const isStream = request.headers.accept === 'text/event-stream' // open for as long as the page is
  if (reply.statusCode < 500 && (isStream || reply.elapsedTime < 1000)) return
  // Without its query, of an endpoint its pattern, of a page its first word: what stands in the rest may be the secret of a link.
  log.warn(
    {
      request: request.id,
      method: request.method,
      path: request.routeOptions.config.endpoint?.path ?? withoutRest(request.url),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    },
    'A request was slow or failed',
  )
}

function withoutRest(url: string): string {
  const [, first = '', ...rest] = (url.split('?')[0] ?? '').split('/')
  return `/${first}${rest.length > 0 ? '/…' : ''}`
}

function fail(thrown: unknown, request: FastifyRequest, reply: FastifyReply, parts: InstanceParts) {
  const { log, words } = parts
  const { error, isBug } = asFeatureError(thrown)
  if (isBug) {
    const route = request.routeOptions.url
    log.error({ request: request.id, err: error.about.cause ?? error, route }, error.message)
    const { version, release = version } = parts.pages.settings
    const place = `${request.method} ${route === '/*' ? 'page' : (route ?? 'page')}`
    parts.tell(serverFault(error.about.cause ?? error, { reference: request.id, place, release }), {
      subject: request.subject,
      request: requestInfo(request),
    })
  }
  if (error.about.retryAfterSeconds !== undefined) reply.header('retry-after', error.about.retryAfterSeconds)
  reply.status(error.status).header('cache-control', 'no-store').removeHeader('etag')
  const { lang } = (request.query ?? {}) as { readonly lang?: unknown }
  // What fails before cookies are read is said in English.
  const language = languageOf((request.cookies as typeof request.cookies | undefined)?.['unLang'], lang)
  const say = (sentence: string) => words(sentence, language)
  if (request.routeOptions.config.endpoint?.legacyBody)
    return reply.type('application/json; charset=utf-8').send(JSON.stringify(legacyProblem(error, say)))
  return reply.type('application/problem+json; charset=utf-8').send(JSON.stringify(problemOf(error, request.id, say)))
}

/** An address of a feature that is off says so; all else is simply not there. */
function notFound(request: FastifyRequest, house: House): FeatureError {
  const path = request.url.split('?')[0] ?? ''
  const feature = ownerOf(path, house.features())
  if (feature && feature.state !== 'on') return webErrors.featureOff(feature.says)
  return webErrors.notFound(`There is no endpoint ${request.method} ${path}.`)
}
