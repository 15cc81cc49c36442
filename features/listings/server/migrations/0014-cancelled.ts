import type { Kysely } from 'kysely'

/** When whoever organizes it called it off, and why, in their words: both or neither. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('listings.opportunity')
    .addColumn('cancelled_at', 'timestamptz')
    .addColumn('cancelled_why', 'text')
    .execute()
}
