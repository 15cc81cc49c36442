import { type Kysely, sql } from 'kysely'

/** How many an organisation has open is counted for each that is suggested. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index opportunity_open_by_organisation on listings.opportunity (organisation_id, closes_at, opens_at)
    where state = 'live' and visibility = 'public'`.execute(db)
}
