import { sql } from 'kysely'
import type { Database, Job } from '../../data/contract'

/** Forgets former names that lead nowhere any more. Safe to run twice: its WHERE clause is its only memory. */
export function purgeFormerJob(database: Database): Job {
  return {
    id: 'profile.purge-former-usernames',
    cron: '35 3 * * *',
    async run({ now, signal }) {
      const deleted = await database.forget('profile.former_username', sql`until <= ${now}`, signal)
      return deleted > 0 ? { deleted } : undefined
    },
  }
}
