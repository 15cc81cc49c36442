import type { Database, Job } from '../../data/contract'
import { deleteSettledBefore } from './delivering/delivery-queries'
import { deleteReadBefore } from './notification-queries'
import type { NotificationsTables } from './tables'

export const KEEP_READ_DAYS = 180
const DAY_MS = 24 * 3_600_000

/** Deletes what was read or sent half a year ago; unread rows stay. Safe to run twice: its WHERE clause is its only memory. */
export function purgeReadJob(database: Database): Job {
  return {
    id: 'notifications.purge-read',
    cron: '50 3 * * *',
    async run({ now }) {
      const before = new Date(now.getTime() - KEEP_READ_DAYS * DAY_MS)
      const db = database.of<NotificationsTables>()
      return { deleted: await deleteReadBefore(db, before), deliveries: await deleteSettledBefore(db, before) }
    },
  }
}
