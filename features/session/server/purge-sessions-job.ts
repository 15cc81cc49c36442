import type { Database, Job } from '../../data/contract'
import { deleteExpired } from './session-queries'
import type { SessionTables } from './tables'

/** Deletes sessions and links that are past their time. Safe to run twice: its WHERE clause is its only memory. */
export function purgeSessionsJob(database: Database): Job {
  return {
    id: 'session.purge',
    cron: '41 * * * *',
    async run({ now }) {
      return { deleted: await deleteExpired(database.of<SessionTables>(), now) }
    },
  }
}
