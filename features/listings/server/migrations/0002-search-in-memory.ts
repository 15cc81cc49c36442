import { type Kysely, sql } from 'kysely'

/** Text is searched in the memory of each node: see the decisions in the feature's README. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('listings.opportunity').dropColumn('search').execute()
  await sql`drop function listings.search_of, listings.plain`.execute(db)
}
