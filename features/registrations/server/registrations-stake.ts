import { sql } from 'kysely'
import type { Database } from '../../data/contract'
import type { Opportunities } from '../../listings/contract'
import type { Stake } from '../../modules/contract'
import { registeredFor } from './registered-queries'
import type { RegistrationsTables } from './tables'

/** Who is registered for what is open: they could neither withdraw nor see what they sent. */
export function registrationsStake(database: Database, opportunities: Opportunities): Stake {
  return {
    id: 'registrations.stake.registered',
    async count(now) {
      const open = await opportunities.open(await registeredFor(database.of<RegistrationsTables>()), now)
      const { rows } = await sql<{ people: number; opportunities: number }>`
        select count(distinct person_id)::int as people, count(distinct opportunity_id)::int as opportunities
        from registrations.registration
        where state = 'registered' and opportunity_id = any(${open}::int[])
      `.execute(database.of<RegistrationsTables>())
      return rows[0] ?? {}
    },
  }
}
