import type { Kysely } from 'kysely'

/** Whether another feature keeps rules of it beside what it says of itself: lists say so without asking. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('listings.opportunity')
    .addColumn('has_rules', 'boolean', (column) => column.notNull().defaultTo(false))
    .execute()
}
