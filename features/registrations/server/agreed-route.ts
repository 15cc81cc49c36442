import type { Database } from '../../data/contract'
import { personOf, signedIn } from '../../session/contract'
import { endpoint } from '../../web/contract'
import { CONSENT } from '../contract'
import { Agreed } from '../contract/wire-terms'
import { allAnswers } from './late/asked-late'
import { listRegistrations } from './registration-queries'
import type { RegistrationsTables } from './tables'

/** Older ones stand in the list of registrations, each with its receipt. */
const MOST = 100

/** For the page of all that one agreed to: what stands with organizers now, with what was confirmed and consented to in it. */
export function agreedRoute(database: Database) {
  return endpoint({
    id: 'registrations.agreed',
    method: 'GET',
    path: '/api/registrations/mine/agreed',
    access: [signedIn()],
    request: {},
    response: { 200: Agreed },
    summary:
      "What the caller agreed to in each registration that stands, newest first, at most 100: the organizer's rules and consents.",
    async handle({ subject }) {
      const filter = { personId: personOf(subject).id, state: 'registered', limit: MOST } as const
      const rows = await listRegistrations(database.of<RegistrationsTables>(), filter)
      return {
        items: rows.map(({ id, title, organisation, registered_at, rules, ...row }) => ({
          ...{ id, title, organisation, at: registered_at.toISOString() },
          rulesVersion: rules?.version ?? null,
          consents: allAnswers(row)
            .questions.filter(({ type, values }) => type === 'consent' && values.includes(CONSENT))
            .map(({ label }) => label),
        })),
      }
    },
  })
}
