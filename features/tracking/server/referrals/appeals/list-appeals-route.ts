import type { Database } from '../../../../data/contract'
import { type People, permission } from '../../../../session/contract'
import { endpoint } from '../../../../web/contract'
import { MANAGE_REFERRALS } from '../../../contract/referrals'
import { AppealPage, AppealsQuery } from '../../../contract/wire-appeals'
import type { ReferralTables } from '../tables'
import { listAppeals } from './appeal-queries'

export function listAppealsRoute(database: Database, people: People) {
  return endpoint({
    id: 'tracking.appeals',
    method: 'GET',
    path: '/api/tracking/referrals/appeals',
    access: [permission(MANAGE_REFERRALS)],
    request: { query: AppealsQuery },
    response: { 200: AppealPage },
    summary: 'What inviters say against refusals: open ones, the oldest first, or those that were decided.',
    async handle({ query: { state = 'open', after, limit = 20 } }) {
      const rows = await listAppeals(database.of<ReferralTables>(), state, after, limit + 1)
      const shown = rows.slice(0, limit)
      const ids = shown.flatMap(({ referrer_id, person_id }) => [
        referrer_id,
        ...(person_id === null ? [] : [person_id]),
      ])
      const names = new Map((await people.list([...new Set(ids)])).map(({ id, name }) => [id, name]))
      const items = shown.map(({ id, text, answer, created_at, reason, referrer_id, person_id, ...row }) => ({
        ...{ id, text, answer, reason, state: row.state, at: created_at.toISOString() },
        referrer: names.get(referrer_id) ?? '',
        person: person_id === null ? null : (names.get(person_id) ?? ''),
      }))
      return { items, next: rows.length > limit ? (shown.at(-1)?.id ?? null) : null }
    },
  })
}
