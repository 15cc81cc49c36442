import { dataErrors } from '../../../data/contract'
import { answer, endpoint } from '../../../web/contract'
import { type Opportunities, opportunityPath } from '../../contract'
import { OpportunityParams } from '../../contract/wire'
import type { ListingParts } from '../listing-routes'
import { idOfSlug } from '../slugs'
import type { ListingsTables } from '../tables'
import { toldRows } from './feed-queries'

/** One deadline for one's calendar: in the zone that it was set in, with a reminder a day before. */
export function deadlineRoute({ database, kinds }: ListingParts, publicUrl: string, opportunities: Opportunities) {
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
      const id = idOfSlug(params.id)
      const [row] = id === undefined ? [] : await toldRows(database.of<ListingsTables>(), [id])
      if (!row?.closes_at) throw dataErrors.notFound('There is no such deadline. It may have been taken down.')
      await opportunities.getShown(row.id, subject)
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
