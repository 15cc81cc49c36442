import type { Database, Job } from '../../data/contract'
import { deletePlacesBefore, type PlaceTables } from './places/place-queries'
import { ASKED_MS } from './places/places'
import type { SignInTables } from './entering/tables'

const DAY_MS = 24 * 3_600_000

/** Deletes codes, links, challenges and steps that are past their time, counters at rest, and browsers not seen for a year. */
export function purgeProofsJob(database: Database): Job {
  return {
    id: 'session.purge-proofs',
    cron: '17 * * * *',
    async run({ now }) {
      const db = database.of<SignInTables>()
      const late = [
        'session.email_code',
        'session.mailed_link',
        'session.pending_step',
        'session.challenge',
        'session.openid_trip',
        'session.email_change',
      ] as const
      for (const table of late) await db.deleteFrom(table).where('expires_at', '<', now).execute()
      const dayAgo = new Date(now.getTime() - DAY_MS)
      await db.deleteFrom('session.attempt').where('free_at', '<', dayAgo).execute()
      const yearAgo = new Date(now.getTime() - 365 * DAY_MS)
      await db.deleteFrom('session.known_browser').where('used_at', '<', yearAgo).execute()
      await deletePlacesBefore(database.of<PlaceTables>(), new Date(now.getTime() - ASKED_MS))
    },
  }
}
