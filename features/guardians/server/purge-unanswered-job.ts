import { sql } from 'kysely'
import type { Database, Job } from '../../data/contract'

const KEPT_DAYS = 90

/** Forgets whoever was named and never answered, and who was replaced by another: nobody needs their address any more. Safe to run twice. */
export function purgeUnansweredJob(database: Database): Job {
  return {
    id: 'guardians.purge-unanswered',
    cron: '25 3 * * *',
    async run({ now, signal }) {
      const since = new Date(now.getTime() - KEPT_DAYS * 86_400_000)
      const old = sql`answered_at is null and mailed_at < ${since}`
      return { deleted: await database.forget('guardians.consent', old, signal) }
    },
  }
}
