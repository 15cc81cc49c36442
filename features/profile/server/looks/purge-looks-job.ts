import { type Database, houseDay, type Job } from '../../../data/contract'
import { deleteLooksBefore, type LookTables } from './look-queries'

const KEEP_DAYS = 90

/** Forgets who looked at whom ninety days ago. Safe to run twice: its WHERE clause is its only memory. */
export function purgeLooksJob(database: Database): Job {
  return {
    id: 'profile.purge-looks',
    cron: '25 3 * * *',
    async run({ now }) {
      const deleted = await deleteLooksBefore(database.of<LookTables>(), houseDay(now, KEEP_DAYS))
      return deleted > 0 ? { deleted } : undefined
    },
  }
}
