import { sql } from 'kysely'
import type { Database } from '../../data/contract'
import { ownKinds } from '../../listings/contract'
import type { OutcomeSource, OutcomeWord } from '../../saved/contract'
import type { RegistrationsTables } from './tables'

/** "Applied" for jobs and internships, "Registered" for all others (spec §2.3). */
function wordOf(kind: string): OutcomeWord {
  return ownKinds.find(({ id }) => id === kind)?.verb === 'apply' ? 'applied' : 'registered'
}

/** Whether one entered what is on one's watchlist, and whether one left again. */
export function registeredOutcome(database: Database): OutcomeSource {
  return {
    id: 'registrations.registered',
    async of(personId, opportunityIds) {
      const rows = await database
        .of<RegistrationsTables>()
        .selectFrom('registrations.registration')
        .select(['opportunity_id', 'kind', 'state'])
        .where('person_id', '=', personId)
        .where(sql<boolean>`opportunity_id = any(${[...opportunityIds]}::int[])`)
        .execute()
      return new Map(
        rows.map(({ opportunity_id, kind, state }) => [
          opportunity_id,
          state === 'withdrawn' ? 'withdrawn' : wordOf(kind),
        ]),
      )
    },
  }
}
