import { sql } from 'kysely'
import type { Database, Job } from '../../data/contract'
import { keptSince } from './periods'

/** Drops scores of weeks and months that are over; the ledger keeps what they were made of. */
export function purgeScoresJob(database: Database): Job {
  return {
    id: 'gamification.purge-scores',
    cron: '40 2 * * *',
    async run({ now, signal }) {
      const over = sql`period <> 'all' and right(period, 10) < ${keptSince(now)}`
      return { dropped: await database.forget('gamification.score', over, signal) }
    },
  }
}
