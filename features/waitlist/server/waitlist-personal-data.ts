import type { Database, PersonalData } from '../../data/contract'
import type { Line } from './line'
import { deletePlaces, placesOf, standingOf } from './place-queries'
import type { WaitlistTables } from './tables'

/** Where a person waits and has waited. Erasing passes on the seats that are kept for them. */
export function waitlistPersonalData(database: Database, line: Line): PersonalData {
  return {
    id: 'waitlist.places',
    async export(personId) {
      const rows = await placesOf(database.of<WaitlistTables>(), personId)
      return {
        waitlist: rows.map(({ opportunity_id: opportunityId, state, joined_at, kept_until }) => ({
          opportunityId,
          state,
          joinedAt: joined_at.toISOString(),
          keptUntil: kept_until?.toISOString() ?? null,
        })),
      }
    },
    async erase(tx, personId) {
      const db = database.on<WaitlistTables>(tx)
      for (const { opportunity_id } of await standingOf(db, personId)) await line.leave(tx, opportunity_id, personId)
      await deletePlaces(db, personId)
    },
  }
}
