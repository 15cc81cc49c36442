import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index watch_of_opportunity on saved.watch (opportunity_id, person_id)`.execute(db)
}
