import { sql } from 'kysely'
import type { Database, Job } from '../../data/contract'
import { ASKED_MS } from './places/places'

const DAY_MS = 24 * 3_600_000
const ENDING = ['email_code', 'mailed_link', 'pending_step', 'challenge', 'openid_trip', 'email_change']

/** Deletes codes, links, challenges and steps that are past their time, counters at rest, and browsers not seen for a year. */
export function purgeProofsJob(database: Database): Job {
  return {
    id: 'session.purge-proofs',
    cron: '17 * * * *',
    async run({ now, signal }) {
      const ago = (ms: number) => new Date(now.getTime() - ms)
      for (const table of ENDING) await database.forget(`session.${table}`, sql`expires_at < ${now}`, signal)
      await database.forget('session.attempt', sql`free_at < ${ago(DAY_MS)}`, signal)
      await database.forget('session.known_browser', sql`used_at < ${ago(365 * DAY_MS)}`, signal)
      await database.forget('session.new_place', sql`at < ${ago(ASKED_MS)}`, signal)
    },
  }
}
