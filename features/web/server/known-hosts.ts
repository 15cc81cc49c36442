import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isForAssessments, webErrors } from '../contract'
import type { WebSettings } from './settings'

/** What machines ask the process for by whatever name reaches it. */
const ANYWHERE: ReadonlySet<string> = new Set(['/livez', '/readyz', '/metrics'])
/** What pages fetch. */
const BESIDE_PAGES = /^\/(api|assets)\//
const PAGE = '/page-not-found-for-origin'

/**
 * Where SITE_HOSTS names the site's hosts, nothing is served under another name: who looks for a page is led to the one that says so, at the
 * site's own address (spec §8); what scripts and forms ask for is refused. Links that carry a foreign name so lead nowhere. A host of ASSESS_HOSTS
 * has the pages of assessments alone (spec §2.5): who looks for another one there is led to the same page.
 */
export function keepToKnownHosts(app: FastifyInstance, { siteHosts, assessHosts, publicUrl }: WebSettings): void {
  if (!siteHosts && !assessHosts) return
  const known = siteHosts && new Set(siteHosts)
  app.addHook('onRequest', async (request, reply) => {
    const [path = '', search = ''] = request.url.split('?', 2)
    if (ANYWHERE.has(path)) return
    const isPage = (request.method === 'GET' || request.method === 'HEAD') && !BESIDE_PAGES.test(path)
    if (isAssessHost(request, assessHosts)) {
      if (!isPage || isFile(path) || isForAssessments(path, search)) return
    } else {
      if (!known || known.has(request.hostname.toLowerCase())) return
      if (!isPage) throw webErrors.unknownHost(`This site does not answer at "${request.hostname}".`)
    }
    return reply.header('cache-control', 'no-store').redirect(publicUrl + PAGE, 302)
  })
}

/** The icon and the worker's script: no page has a dot at its first level. */
const isFile = (path: string) => /^\/[^/]+\.(js|svg)$/.test(path)

/** Whether the request came to a host that serves assessments alone. */
export function isAssessHost({ hostname }: Pick<FastifyRequest, 'hostname'>, hosts: readonly string[] = []): boolean {
  return hosts.includes(hostname.toLowerCase())
}
