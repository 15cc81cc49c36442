import { type Database, inBatches, type Job } from '../../data/contract'
import { deleteSettledBefore } from './delivering/delivery-queries'
import { deleteReadBefore } from './notification-queries'
import type { NotificationsTables } from './tables'

export const KEEP_READ_DAYS = 180
/** So long can be asked whether somebody was told what has legal weight. */
export const KEEP_WEIGHTY_DAYS = 3 * 365
const DAY_MS = 24 * 3_600_000

/** Deletes what was read or sent half a year ago, and proofs when their time is over; unread rows stay. Safe to run twice: its WHERE clause is its only memory. */
export function purgeReadJob(database: Database): Job {
  return {
    id: 'notifications.purge-read',
    cron: '50 3 * * *',
    async run({ now, signal }) {
      const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS)
      const before = daysAgo(KEEP_READ_DAYS)
      const db = database.of<NotificationsTables>()
      const weightyBefore = daysAgo(KEEP_WEIGHTY_DAYS)
      return {
        deleted: await inBatches(signal, (limit) => deleteReadBefore(db, before, weightyBefore, limit)),
        deliveries: await inBatches(signal, (limit) => deleteSettledBefore(db, before, limit)),
      }
    },
  }
}
