import type { Clock, Database } from '../../../data/contract'
import type { Mailer } from '../../../mail/contract'
import { isUnreached, type Receipt, type Receipts, type ReceiptSums, type Way } from '../../contract'
import type { NotificationRow, NotificationsTables } from '../tables'
import { deliveriesFor, listTold } from './receipt-queries'
import { isMailed, mailKeyOf, wayOf } from './ways'

const BATCH = 500

export type WaysOf = (notificationIds: readonly number[]) => Promise<(notificationId: number) => readonly Way[]>

/** By what ways rows behind the bell went out too, and what became of that. */
export function createWaysOf(database: Database, mailer: Mailer, clock: Clock): WaysOf {
  return async (ids) => {
    const deliveries = await deliveriesFor(database.of<NotificationsTables>(), ids)
    const keys = new Set(deliveries.filter(isMailed).map(mailKeyOf))
    const fates = new Map((await mailer.fates([...keys])).map((fate) => [fate.key, fate]))
    const now = clock.now()
    const ways = new Map<number, Way[]>()
    for (const row of deliveries) {
      const way = wayOf(row, fates.get(mailKeyOf(row)), now)
      const of = row.notification_id ?? 0
      if (way) ways.set(of, [...(ways.get(of) ?? []), way])
    }
    return (id) => ways.get(id) ?? []
  }
}

/** Proofs are put together from what was written when it happened: rows behind the bell, orders, and the mailer's own word. */
export function createReceipts(database: Database, mailer: Mailer, clock: Clock): Receipts {
  const waysOf = createWaysOf(database, mailer, clock)
  const receiptsOf = async (rows: readonly NotificationRow[]): Promise<Receipt[]> => {
    const ways = await waysOf(rows.map(({ id }) => id))
    return rows.map(({ id, person_id: personId, created_at: toldAt, first_read_at: readAt }) => ({
      ...{ id, personId, toldAt, readAt },
      ways: ways(id),
    }))
  }
  const receipts: Receipts = {
    list: async (told, after, limit) =>
      receiptsOf(await listTold(database.of<NotificationsTables>(), told, after, limit)),
    async sumsOf(told) {
      let sums: ReceiptSums = { told: 0, read: 0, accepted: 0, failed: 0 }
      let after: number | undefined
      do {
        const batch = await receipts.list(told, after, BATCH)
        sums = batch.reduce(add, sums)
        after = batch.length === BATCH ? batch.at(-1)?.id : undefined
      } while (after !== undefined)
      return sums
    },
  }
  return receipts
}

function add(sums: ReceiptSums, { readAt, ways }: Receipt): ReceiptSums {
  return {
    told: sums.told + 1,
    read: sums.read + Number(readAt !== null),
    accepted: sums.accepted + Number(ways.some(({ state }) => state === 'accepted')),
    failed: sums.failed + Number(isUnreached(ways)),
  }
}
