import { point } from '../../../kernel/declare'
import type { Tx } from '../../data/contract'

/**
 * Who comes next where all seats are taken. A seat that is kept for somebody stays taken, so nobody else can get it. What takes and gives seats asks
 * within its own transaction, before it does.
 */
export interface SeatQueue {
  readonly id: string
  /** Somebody enters. Whom free seats are due, has them first; true where one is kept for this person, which is theirs now. */
  claim(tx: Tx, opportunityId: number, personId: number): Promise<boolean>
  /** A seat is given back: true where it is kept for who comes next, so that it stays taken. */
  pass(tx: Tx, opportunityId: number): Promise<boolean>
  /** Those of these with a seat that is kept for this person, and until when. Not inside a transaction. */
  keptUntil(opportunityIds: readonly number[], personId: number): Promise<ReadonlyMap<number, Date>>
}

export const seatQueues = point<SeatQueue>('registrations.seat-queues', { key: (each) => each.id })
