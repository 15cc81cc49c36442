import { type Kysely, sql } from 'kysely'

/** What was done of one sort is read by how its name begins, about whatever it was: without a look at all else. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index audit_action on data.audit (action text_pattern_ops, id)`.execute(db)
}
