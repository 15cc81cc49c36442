import { type Clock, type Database, houseDay } from '../../data/contract'
import { endpoint, saying } from '../../web/contract'
import { PageVisitAnswer, PageVisitRequest } from '../contract/wire-visits'
import type { TrackingTables } from './tables'
import { maySay, tellerOf } from './visitor'

const noted: PageVisitAnswer = saying(true, 'Visit noted')

/** `POST /api/user-last-page-visit` (spec §7): once a day and browser, whatever is sent. */
export function pageVisitRoute(database: Database, clock: Clock) {
  return endpoint({
    id: 'tracking.page-visit',
    method: 'POST',
    path: '/api/user-last-page-visit',
    access: 'public',
    legacyBody: true,
    openTo: ['locked'],
    rateLimit: { max: 30, seconds: 60, by: 'subject' },
    request: { body: PageVisitRequest },
    response: { 200: PageVisitAnswer },
    summary: 'Notes that somebody was here today, and on which kind of page.',
    async handle({ body, subject, request }) {
      const personId = tellerOf(subject, [body.user_id])
      if (!maySay(request) || request.isProgram) return noted
      const row = { page_name: body.page_name, person_id: personId ?? null }
      await database
        .of<TrackingTables>()
        .insertInto('tracking.page_visit')
        .values({ day: houseDay(clock.now()), client_id: body.client_id, ...row })
        .onConflict((conflict) =>
          // Told anew on the same day: another page counts only where the page says so.
          body.update_page_view
            ? conflict.columns(['day', 'client_id']).doUpdateSet(row)
            : conflict.columns(['day', 'client_id']).doNothing(),
        )
        .execute()
      return noted
    },
  })
}
