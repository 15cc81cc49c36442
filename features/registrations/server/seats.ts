import type { Tx } from '../../data/contract'
import type { Opportunities } from '../../listings/contract'
import type { SeatQueue } from '../contract'

/** The seats of opportunities, and who comes next where none is left. */
export interface Seats {
  /** False when none is left for this person. */
  take(tx: Tx, opportunityId: number, personId: number): Promise<boolean>
  giveBack(tx: Tx, opportunityId: number): Promise<void>
  /** Those of these with a seat that is kept for this person, and until when. Not inside a transaction. */
  keptUntil(opportunityIds: readonly number[], personId: number): Promise<ReadonlyMap<number, Date>>
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
    async keptUntil(opportunityIds, personId) {
      const all = await Promise.all(queues().map((queue) => queue.keptUntil(opportunityIds, personId)))
      return new Map(all.flatMap((kept) => [...kept]))
    },
  }
}
