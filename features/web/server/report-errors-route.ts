import { Type } from '@sinclair/typebox'
import { type ApiRoute, answer, endpoint, type Log, scrub } from '../contract'
import { BrowserErrors } from '../contract/wire'

/** The kind of browser and its number: enough to see what fails where, and shared by millions. */
function browserOf(agent: unknown): string {
  const found = /(Firefox|Edg|Chrome|Version)\/(\d+)/.exec(typeof agent === 'string' ? agent : '')
  return found ? `${found[1]} ${found[2]}` : 'unknown'
}

/** `POST /api/web/errors`: what went wrong in a browser, one line of the log each, found by the id that its card shows (spec §7). */
export function reportErrorsRoute(log: Log): ApiRoute {
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
    async handle({ body: { version, page, errors }, request }) {
      const about = { page: scrub(page), version, browser: browserOf(request.headers['user-agent']) }
      // Cleaned here too: whoever sends it need not be our page.
      for (const { id, name, message, stack } of errors)
        log.warn(
          { reference: id, name: scrub(name), message: scrub(message), stack: scrub(stack), ...about },
          'A browser tells of an error',
        )
      return answer(204, null)
    },
  })
}
