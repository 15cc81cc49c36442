import { type Database, inBatches, type Job } from '../../data/contract'
import { dropKeysBefore, type IdempotencyTables } from './idempotency-queries'

const KEEP_MS = 24 * 3_600_000

/** Forgets Idempotency-Keys after 24 hours. Safe to run twice: its WHERE clause is its only memory. */
export function purgeIdempotencyJob(database: Database): Job {
  return {
    id: 'web.purge-idempotency',
    cron: '17 * * * *',
    async run({ now, signal }) {
      const [db, before] = [database.of<IdempotencyTables>(), new Date(now.getTime() - KEEP_MS)]
      return { dropped: await inBatches(signal, (limit) => dropKeysBefore(db, before, limit)) }
    },
  }
}
