import type { Kysely } from 'kysely'

/** When whoever approves took it down, and why, in their words for its organizer: both while that can be taken back, else neither. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('listings.opportunity')
    .addColumn('taken_down_at', 'timestamptz')
    .addColumn('taken_down_why', 'text')
    .execute()
}
