import type { Database } from '../../data/contract'
import type { FollowedSource } from '../../tracking/contract'
import { listRegistrations } from './registration-queries'
import type { RegistrationsTables } from './tables'

/** Whoever takes part follows it. */
export function registeredFollowed(database: Database): FollowedSource {
  return {
    id: 'registrations.registered',
    async of(personId, limit) {
      const filter = { personId, state: 'registered', limit } as const
      const rows = await listRegistrations(database.of<RegistrationsTables>(), filter)
      return rows.map((row) => ({ opportunityId: row.opportunity_id, takesPart: true }))
    },
  }
}
