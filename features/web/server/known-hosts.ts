import type { FastifyInstance } from 'fastify'
import { webErrors } from '../contract'
import type { WebSettings } from './settings'

/** What machines ask the process for by whatever name reaches it. */
const ANYWHERE: ReadonlySet<string> = new Set(['/livez', '/readyz', '/metrics'])
const PAGE = '/page-not-found-for-origin'

/**
 * Where SITE_HOSTS names the site's hosts, nothing is served under another name: who looks for a page is led to the one that says so, at the
 * site's own address (spec §8); what scripts and forms ask for is refused. Links that carry a foreign name so lead nowhere.
 */
export function keepToKnownHosts(app: FastifyInstance, { siteHosts, publicUrl }: WebSettings): void {
  if (!siteHosts) return
  const known = new Set(siteHosts)
  app.addHook('onRequest', async (request, reply) => {
    const path = request.url.split('?')[0] ?? ''
    if (known.has(request.hostname.toLowerCase()) || ANYWHERE.has(path)) return
    const isPage = (request.method === 'GET' || request.method === 'HEAD') && !/^\/(api|assets)\//.test(path)
    if (!isPage) throw webErrors.unknownHost(`This site does not answer at "${request.hostname}".`)
    return reply.header('cache-control', 'no-store').redirect(publicUrl + PAGE, 302)
  })
}
