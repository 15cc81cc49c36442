import { token } from '../../../kernel/declare'

/** Where a message with legal weight stands on its way by one channel. `accepted`: whoever carries it, a mail server or a push service, took it. */
export type WayState = 'waiting' | 'accepted' | 'failed'

export interface Way {
  readonly channel: string
  readonly state: WayState
  readonly orderedAt: Date
  /** When it was accepted. */
  readonly at: Date | null
}

/** It went by other ways, and by none of them it arrives. */
export const isUnreached = (ways: readonly Way[]) => ways.length > 0 && ways.every(({ state }) => state === 'failed')

/** The proof that one person was told: behind the bell, by what other ways, and when they read it first. */
export interface Receipt {
  /** Of the row behind the bell: what comes after it is asked by it. */
  readonly id: number
  readonly personId: number
  readonly toldAt: Date
  readonly readAt: Date | null
  readonly ways: readonly Way[]
}

/** Of one message, in people; `accepted` and `failed` are those of at least one way, and of no way that may still arrive. */
export interface ReceiptSums {
  readonly told: number
  readonly read: number
  readonly accepted: number
  readonly failed: number
}

/** What is told under one event by one template. */
export interface ToldAs {
  readonly eventId: string
  readonly template: string
}

export interface Receipts {
  sumsOf(told: ToldAs): Promise<ReceiptSums>
  /** In the order in which they were told. */
  list(told: ToldAs, after: number | undefined, limit: number): Promise<readonly Receipt[]>
}

export const receipts = token<Receipts>('notifications.receipts')
