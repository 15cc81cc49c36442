import { type Database, inBatches, type Job } from '../../data/contract'
import { keptSince } from './periods'
import { dropOldScores } from './person/person-queries'
import type { GamificationTables } from './tables'

/** Drops scores of weeks and months that are over; the ledger keeps what they were made of. A month of everybody is more than one statement may take. */
export function purgeScoresJob(database: Database): Job {
  return {
    id: 'gamification.purge-scores',
    cron: '40 2 * * *',
    async run({ now, signal }) {
      const [db, since] = [database.of<GamificationTables>(), keptSince(now)]
      return { dropped: await inBatches(signal, (limit) => dropOldScores(db, since, limit)) }
    },
  }
}
