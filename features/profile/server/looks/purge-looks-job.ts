import { sql } from 'kysely'
import { type Database, houseDay, type Job } from '../../../data/contract'

const KEEP_DAYS = 90

/** Forgets who looked at whom ninety days ago. Safe to run twice: its WHERE clause is its only memory. */
export function purgeLooksJob(database: Database): Job {
  return {
    id: 'profile.purge-looks',
    cron: '25 3 * * *',
    async run({ now, signal }) {
      const deleted = await database.forget('profile.look', sql`on_day < ${houseDay(now, KEEP_DAYS)}::date`, signal)
      return deleted > 0 ? { deleted } : undefined
    },
  }
}
