import { sql } from 'kysely'
import type { Database } from '../../data/contract'
import type { InterestSource } from '../../listings/contract'
import type { RegistrationsTables } from './tables'

const BATCH = 5000

/** Who registers likes it more than who saves it. What was withdrawn does not count. */
export function registeredInterest(database: Database): InterestSource {
  return {
    id: 'registrations.registered',
    weight: 3,
    async *since(from) {
      for (let after = 0, size = BATCH; size === BATCH; ) {
        const rows = await database
          .of<RegistrationsTables>()
          .selectFrom('registrations.registration')
          .select(['id', 'opportunity_id as opportunityId', 'person_id as personId', 'registered_at as at'])
          .where('registered_at', '>=', from)
          .where('state', '!=', 'withdrawn')
          .where('id', '>', after)
          .orderBy(sql`id`)
          .limit(BATCH)
          .execute()
        yield rows.flatMap(({ personId, ...rest }) => (personId === null ? [] : [{ ...rest, personId }]))
        size = rows.length
        after = rows.at(-1)?.id ?? after
      }
    },
  }
}
