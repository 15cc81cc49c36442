import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Registry } from 'prom-client'
import type { Health, House } from '../contract'
import { webErrors } from '../contract'
import { type LiveRouteParts, stream } from './live-route'
import { createReadiness } from './readiness'
import type { WebSettings } from './settings'

export interface HouseRouteParts extends LiveRouteParts {
  readonly health: Health
  readonly house: House
  readonly metrics: Registry
  readonly settings: WebSettings
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
