import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Registry } from 'prom-client'
import type { Health, House, Log, RequestInfo } from '../contract'
import { webErrors } from '../contract'
import type { LiveServer } from './live-server'
import { createReadiness } from './readiness'
import { requestInfo } from './request-info'
import type { WebSettings } from './settings'
import type { Subject } from '../../../kernel/index'

export interface HouseRouteParts {
  readonly health: Health
  readonly house: House
  readonly live: LiveServer
  readonly log: Log
  readonly metrics: Registry
  readonly settings: WebSettings
  readonly whoAsks: (request: RequestInfo) => Promise<Subject>
}

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/

/** What machines ask of the process: alive, ready, measured; and the live stream of open pages. */
export function addHouseRoutes(app: FastifyInstance, parts: HouseRouteParts): void {
  app.get('/livez', async () => ({ status: 'alive', version: parts.settings.version }))
  const look = createReadiness(parts.health)
  app.get('/readyz', async (request, reply) => {
    const found = await look()
    const ready = found.every((each) => each.well || !each.needed)
    // What a check says may be the database's own words: it is for whoever may measure.
    const checks = mayMeasure(request, parts.settings) ? found : found.map(({ says, ...state }) => state)
    return reply.status(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready', checks })
  })
  app.get('/metrics', async (request, reply) => {
    if (!mayMeasure(request, parts.settings)) throw webErrors.notFound('There is no page here.')
    return reply.type(parts.metrics.contentType).send(await parts.metrics.metrics())
  })
  app.get('/api/web/switches', async (_, reply) => {
    const [off, generation] = [parts.house.absent(), parts.house.generation()]
    return reply.header('cache-control', 'no-store').send({ generation, off })
  })
  app.get('/api/live', async (request, reply) => stream(request, reply, parts))
}

/** Whoever a proxy of this machine asks for is not on this machine, also where nobody said that there is one. */
function isLocal({ ip, headers }: FastifyRequest, trustProxy: number): boolean {
  return LOOPBACK.test(ip) && (trustProxy > 0 || headers['x-forwarded-for'] === undefined)
}

function mayMeasure(request: FastifyRequest, { metricsToken: token, trustProxy }: WebSettings): boolean {
  if (isLocal(request, trustProxy)) return true
  const given = Buffer.from(request.headers.authorization ?? '')
  const wanted = Buffer.from(`Bearer ${token ?? ''}`)
  return token !== undefined && given.length === wanted.length && timingSafeEqual(given, wanted)
}

async function stream(request: FastifyRequest, reply: FastifyReply, { live, whoAsks, log }: HouseRouteParts) {
  const info = requestInfo(request)
  const { topics: wanted = '', since = '' } = request.query as Readonly<Record<string, unknown>>
  const sinceMs = /^\d{1,12}$/.test(String(since)) ? Number(since) : 0
  const topics = await live.allowed(String(wanted).split(',').filter(Boolean), await whoAsks(info))
  reply.hijack()
  const { raw } = reply
  // Who has left while it was judged has closed it already, which is told once.
  if (raw.destroyed) return
  raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' })
  raw.write('retry: 2000\n\n')
  const own = { topics, request: info, write: (text: string) => void raw.write(text), end: () => raw.end() }
  const leave = live.add(own, sinceMs)
  raw.on('close', leave)
  raw.on('error', (error) => log.info({ err: error }, 'A live stream broke'))
}
