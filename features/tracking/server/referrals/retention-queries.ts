import { sql } from 'kysely'
import type { ReferralDb } from './tables'

/** Forgets the browsers' names of those who came by a link so long ago, of at most `limit`. Returns of how many. */
export async function forgetBrowsers(db: ReferralDb, since: Date, limit: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`update tracking.referral set client_id = null where id in (
      select id from tracking.referral where created_at < ${since} and client_id is not null limit ${limit}
    )`.execute(db)
  return Number(numAffectedRows)
}
