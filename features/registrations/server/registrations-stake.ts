import { sql } from 'kysely'
import type { Database } from '../../data/contract'
import type { Opportunities } from '../../listings/contract'
import type { Stake } from '../../modules/contract'
import type { RegistrationsTables } from './tables'

/** No opportunity is open for longer. */
const FAR_MS = 20 * 365 * 86_400_000

/** Who is registered for what is open: they could neither withdraw nor see what they sent. */
export function registrationsStake(database: Database, opportunities: Opportunities): Stake {
  return {
    id: 'registrations.stake.registered',
    async count(now) {
      const open = await opportunities.closing(now, new Date(now.getTime() + FAR_MS))
      const { rows } = await sql<{ people: number; opportunities: number }>`
        select count(distinct person_id)::int as people, count(distinct opportunity_id)::int as opportunities
        from registrations.registration
        where state = 'registered' and opportunity_id = any(${open.map(({ id }) => id)}::int[])
      `.execute(database.of<RegistrationsTables>())
      return rows[0] ?? {}
    },
  }
}
