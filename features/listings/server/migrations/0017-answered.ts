import { type Kysely, sql } from 'kysely'

/** How long people waited is counted by what was answered of late. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index opportunity_history_answered on listings.opportunity_history (at)
    where from_state = 'pending'`.execute(db)
}
