import { sql } from 'kysely'
import type { Database, Job } from '../../data/contract'

/** Deletes sessions and links that are past their time. Safe to run twice: its WHERE clause is its only memory. */
export function purgeSessionsJob(database: Database): Job {
  return {
    id: 'session.purge',
    cron: '41 * * * *',
    async run({ now, signal }) {
      const late = sql`expires_at < ${now}`
      const sessions = await database.forget('session.session', late, signal)
      return { deleted: sessions + (await database.forget('session.verification', late, signal)) }
    },
  }
}
