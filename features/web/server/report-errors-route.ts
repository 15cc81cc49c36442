import { Type } from '@sinclair/typebox'
import { type ApiRoute, answer, endpoint, type Log, scrub } from '../contract'
import { BrowserErrors } from '../contract/wire'
import type { TellFault } from './tell-fault'

/** The kind of browser and its number: enough to see what fails where, and shared by millions. */
function browserOf(agent: unknown): string {
  const found = /(Firefox|Edg|Chrome|Version)\/(\d+)/.exec(typeof agent === 'string' ? agent : '')
  return found ? `${found[1]} ${found[2]}` : 'unknown'
}

/** `POST /api/web/errors`: what went wrong in a browser, one line of the log each, found by the id that its card shows (spec §7). */
export function reportErrorsRoute(log: Log, tell: TellFault): ApiRoute {
  return endpoint({
    id: 'web.report-errors',
    method: 'POST',
    path: '/api/web/errors',
    access: 'public',
    rateLimit: { max: 30, seconds: 60, by: 'address' },
    bodyLimit: 64 * 1024,
    request: { body: BrowserErrors },
    response: { 204: Type.Null() },
    summary: 'Takes what went wrong in a browser into the log. Texts are cleaned of addresses, parameters and tokens.',
    async handle({ body: { version, page, errors, trail = [], ...context }, subject, request }) {
      const browser = browserOf(request.headers['user-agent'])
      const place = scrub(page)
      // Cleaned here too: whoever sends it need not be our page.
      const crumbs = trail.map(({ ms, says }) => ({ ms, says: scrub(says) }))
      for (const error of errors) {
        const [name, message, stack] = [scrub(error.name), scrub(error.message), scrub(error.stack)]
        const about = { reference: error.id, name, message, stack, page: place, version, browser }
        log.warn(about, 'A browser tells of an error')
        tell(
          {
            ...context,
            side: 'browser',
            reference: error.id,
            name,
            message,
            stack,
            place,
            release: version,
            browser,
            trail: crumbs,
          },
          { subject, request },
        )
      }
      return answer(204, null)
    },
  })
}
