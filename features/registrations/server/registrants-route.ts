import type { Clock, Database } from '../../data/contract'
import { dataErrors } from '../../data/contract'
import type { Opportunities } from '../../listings/contract'
import { personOf, signedIn } from '../../session/contract'
import type { Uploads } from '../../uploads/contract'
import { endpoint } from '../../web/contract'
import { closedAtOf } from '../contract'
import { OpportunityParams, Registrants, RegistrantsQuery } from '../contract/wire'
import { withStates } from './answer-files'
import { askable } from './askable'
import { allAnswers } from './late/asked-late'
import { ofOrganizer } from './may-manage'
import { pageOf } from './pages'
import { countRegistrations, listRegistrations, whysOf } from './registration-queries'
import { registrantOf } from './rows'
import { shownAnswers } from './shown-answers'
import type { RegistrationsTables } from './tables'

export function registrantsRoute(
  database: Database,
  opportunities: Opportunities,
  clock: Clock,
  uploads: () => Uploads | undefined,
) {
  return endpoint({
    id: 'registrations.of',
    method: 'GET',
    path: '/api/registrations/of/:opportunityId',
    strangers: 403,
    access: [signedIn()],
    may: ofOrganizer(opportunities),
    request: { params: OpportunityParams, query: RegistrantsQuery },
    response: { 200: Registrants },
    summary:
      'Who registered for an opportunity, newest first, for its organizer; phone numbers covered for support. `counts` are of all, whatever is searched.',
    async handle({ params: { opportunityId }, query: { q, state = 'all', after, limit = 50 }, subject }) {
      const db = database.of<RegistrationsTables>()
      const opportunity = await opportunities.find(opportunityId)
      if (!opportunity) throw dataErrors.notFound('This opportunity was deleted at this moment.')
      const wanted = { opportunityId, text: q?.trim(), state: state === 'all' ? undefined : state, after }
      const [page, counts] = await Promise.all([
        pageOf(limit, (limit) => listRegistrations(db, { ...wanted, limit })),
        countRegistrations(db, { opportunityIds: [opportunityId] }),
      ])
      const [whys, reader] = [await whysOf(db, page.rows), personOf(subject)]
      const answers = await withStates(
        uploads(),
        page.rows.map((row) => shownAnswers(allAnswers(row), reader)),
      )
      const { id, kind, title, path, state: stands, closesAt, zone } = opportunity
      const closedAt = closedAtOf(opportunity, clock.now())
      return {
        opportunity: { id, kind, title, path, state: stands, closesAt, closedAt, zone },
        files: askable(opportunity.questions, uploads()).filter(({ type }) => type === 'file'),
        items: page.rows.map((row, at) => registrantOf(row, whys.get(row.id), answers[at] ?? row.answers)),
        next: page.next,
        counts: counts.get(opportunityId) ?? { registered: 0, withdrawn: 0 },
      }
    },
  })
}
