import type { Tx } from '../../data/contract'
import type { Opportunities } from '../../listings/contract'
import type { SeatQueue } from '../contract'

/** The seats of opportunities, and who comes next where none is left. */
export interface Seats {
  /** False when none is left for this person. */
  take(tx: Tx, opportunityId: number, personId: number): Promise<boolean>
  giveBack(tx: Tx, opportunityId: number): Promise<void>
  /** Until when one is kept for this person. Not inside a transaction. */
  keptUntil(opportunityId: number, personId: number): Promise<Date | undefined>
}

export function createSeats(opportunities: Opportunities, queues: () => readonly SeatQueue[]): Seats {
  return {
    async take(tx, opportunityId, personId) {
      for (const queue of queues()) if (await queue.claim(tx, opportunityId, personId)) return true
      return opportunities.takeSeat(tx, opportunityId)
    },
    async giveBack(tx, opportunityId) {
      for (const queue of queues()) if (await queue.pass(tx, opportunityId)) return
      await opportunities.releaseSeat(tx, opportunityId)
    },
    async keptUntil(opportunityId, personId) {
      for (const queue of queues()) {
        const until = await queue.keptUntil(opportunityId, personId)
        if (until) return until
      }
      return undefined
    },
  }
}
