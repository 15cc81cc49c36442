import { dataErrors } from '../../../data/contract'
import { answer, endpoint } from '../../../web/contract'
import { opportunityPath } from '../../contract'
import { OpportunityParams } from '../../contract/wire'
import { findShown } from '../find-shown'
import type { Gate } from '../gate'
import type { ListingParts } from '../listing-routes'
import type { ListingsTables } from '../tables'
import { toldRows } from './feed-queries'

/** One deadline for one's calendar: in the zone that it was set in, with a reminder a day before. */
export function deadlineRoute({ database, kinds }: ListingParts, publicUrl: string, gate: Gate) {
  return endpoint({
    id: 'listings.deadline',
    method: 'GET',
    path: '/api/listings/opportunities/:id/deadline.ics',
    strangers: 'same',
    access: 'public',
    request: { params: OpportunityParams },
    response: { 200: 'stream' },
    summary: 'The deadline of an opportunity as iCalendar.',
    async handle({ params, request, subject }) {
      const db = database.of<ListingsTables>()
      const { id } = await findShown(db, params.id, gate, subject)
      const [row] = await toldRows(db, [id])
      if (!row?.closes_at) throw dataErrors.notFound('It has no deadline, so there is none for a calendar.')
      const url = publicUrl + opportunityPath(row.kind, `${row.slug}-${row.id}`, kinds())
      const { writeCalendar } = await import('./write-feed')
      const text = writeCalendar({
        ...{ name: row.title, page: url, self: url, language: request.language },
        entries: [{ ...row, url }],
      })
      const headers = {
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': `attachment; filename="${row.slug}.ics"`,
      }
      return answer(200, text, { headers })
    },
  })
}
