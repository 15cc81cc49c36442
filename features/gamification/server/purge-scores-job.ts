import type { Database, Job } from '../../data/contract'
import { keptSince } from './periods'
import { dropOldScores } from './person/person-queries'
import type { GamificationTables } from './tables'

/** Drops scores of weeks and months that are over; the ledger keeps what they were made of. */
export function purgeScoresJob(database: Database): Job {
  return {
    id: 'gamification.purge-scores',
    cron: '40 2 * * *',
    run: async ({ now }) => ({ dropped: await dropOldScores(database.of<GamificationTables>(), keptSince(now)) }),
  }
}
