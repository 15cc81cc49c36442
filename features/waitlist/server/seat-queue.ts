import type { Clock, Database } from '../../data/contract'
import type { SeatQueue } from '../../registrations/contract'
import type { Line } from './line'
import { isKept } from './line'
import { findPlace } from './place-queries'
import type { WaitlistTables } from './tables'

/** What registering and withdrawing ask of the line. */
export function waitlistQueue(database: Database, line: Line, clock: Clock): SeatQueue {
  return {
    id: 'waitlist.line',
    claim: line.claim,
    pass: line.pass,
    async keptUntil(opportunityId, personId) {
      const place = await findPlace(database.of<WaitlistTables>(), opportunityId, personId)
      return place && isKept(place, clock.now()) ? (place.kept_until ?? undefined) : undefined
    },
  }
}
