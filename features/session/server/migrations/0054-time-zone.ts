import { type Kysely, sql } from 'kysely'

/** The time zone that a browser says it is set to: all that can be known of a place without a map of addresses. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table session.session add column time_zone text`.execute(db)
}
