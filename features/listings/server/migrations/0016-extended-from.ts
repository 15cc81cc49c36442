import type { Kysely } from 'kysely'

/** The deadline that it had before it was made later while it was open: the earliest where that was done more than once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('listings.opportunity').addColumn('extended_from', 'timestamptz').execute()
}
