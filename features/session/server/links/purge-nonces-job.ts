import { sql } from 'kysely'
import type { Database, Job } from '../../../data/contract'

/** Forgets used links once they would have ended by themselves. Safe to run twice. */
export function purgeNoncesJob(database: Database): Job {
  return {
    id: 'session.purge-nonces',
    cron: '47 * * * *',
    run: async ({ now, signal }) => ({
      deleted: await database.forget('session.used_nonce', sql`expires_at < ${now}`, signal),
    }),
  }
}
