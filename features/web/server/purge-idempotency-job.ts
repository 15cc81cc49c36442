import { sql } from 'kysely'
import type { Database, Job } from '../../data/contract'

const KEEP_MS = 24 * 3_600_000

/** Forgets Idempotency-Keys after 24 hours. Safe to run twice: its WHERE clause is its only memory. */
export function purgeIdempotencyJob(database: Database): Job {
  return {
    id: 'web.purge-idempotency',
    cron: '17 * * * *',
    async run({ now, signal }) {
      const old = sql`created_at < ${new Date(now.getTime() - KEEP_MS)}`
      return { dropped: await database.forget('web.idempotency', old, signal) }
    },
  }
}
