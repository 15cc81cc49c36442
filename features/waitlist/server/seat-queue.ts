import type { Clock, Database } from '../../data/contract'
import type { SeatQueue } from '../../registrations/contract'
import type { Line } from './line'
import { isKept } from './line'
import { standingOf } from './place-queries'
import type { WaitlistTables } from './tables'

/** What registering and withdrawing ask of the line. */
export function waitlistQueue(database: Database, line: Line, clock: Clock): SeatQueue {
  return {
    id: 'waitlist.line',
    claim: line.claim,
    pass: line.pass,
    async keptUntil(opportunityIds, personId) {
      const places = await standingOf(database.of<WaitlistTables>(), personId)
      const asked = new Set(opportunityIds)
      return new Map(
        places.flatMap((place) =>
          asked.has(place.opportunity_id) && place.kept_until && isKept(place, clock.now())
            ? [[place.opportunity_id, place.kept_until] as const]
            : [],
        ),
      )
    },
  }
}
