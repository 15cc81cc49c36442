import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index item_of_opportunity on collections.item (opportunity_id)`.execute(db)
}
