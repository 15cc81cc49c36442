import type { Database, Job } from '../../data/contract'
import { deleteReadBefore } from './notification-queries'
import type { NotificationsTables } from './tables'

const KEEP_READ_DAYS = 180
const DAY_MS = 24 * 3_600_000

/** Deletes what was read half a year ago; unread rows stay. Safe to run twice: its WHERE clause is its only memory. */
export function purgeReadJob(database: Database): Job {
  return {
    id: 'notifications.purge-read',
    cron: '50 3 * * *',
    async run({ now }) {
      const before = new Date(now.getTime() - KEEP_READ_DAYS * DAY_MS)
      return { deleted: await deleteReadBefore(database.of<NotificationsTables>(), before) }
    },
  }
}
