import { endpoint, saying } from '../../../web/contract'
import { UpdateViewsAnswer, UpdateViewsRequest } from '../../contract/wire-views'
import { hasRefused, maySay, tellerOf } from '../visitor'
import type { Owners } from './owners'
import { saidIdsOf, viewsOf } from './view-batch'
import type { ViewCounter } from './view-counter'

const result = 'success'
/** `result` on both levels: spec §7 does not say on which it is read. */
const counted: UpdateViewsAnswer = { ...saying(true, 'Views counted', { result }), result }

/** `POST /api/views/update-views` (spec §7). */
export function updateViewsRoute(counter: ViewCounter, owners: Owners) {
  return endpoint({
    id: 'tracking.update-views',
    method: 'POST',
    path: '/api/views/update-views',
    access: 'public',
    legacyBody: true,
    openTo: ['locked'],
    // Three lists of one open page every 10 and 15 s make 14; several people stand behind one address.
    rateLimit: { max: 240, seconds: 60, by: 'subject' },
    request: { body: UpdateViewsRequest },
    response: { 200: UpdateViewsAnswer },
    summary: 'Counts what was looked at: a batch once, by nobody’s owner, of nothing that is not there.',
    async handle({ body, subject, request }) {
      const personId = tellerOf(subject, saidIdsOf(body))
      if (request.isProgram || hasRefused(request)) return counted
      const { client_id: clientId, sequence } = body
      await counter.count({
        views: await owners.countable(viewsOf(body), personId),
        order: clientId !== undefined && sequence !== undefined ? { clientId, sequence } : undefined,
        viewer: clientId !== undefined && maySay(request) ? { clientId, personId } : undefined,
      })
      return counted
    },
  })
}
