import type { Kysely } from 'kysely'

/** Where it is in several places: `[{"city", "country"}]` beside `city` and `country`, which are the first. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('listings.opportunity')
    .addColumn('other_places', 'jsonb')
    .addColumn('is_countrywide', 'boolean', (column) => column.notNull().defaultTo(false))
    .execute()
}
