import type { Kysely } from 'kysely'

/** Two entries for one opportunity become one: the address of the other leads on for good. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('listings.opportunity')
    .addColumn('merged_into', 'integer', (column) => column.references('listings.opportunity.id'))
    .execute()
  await db.schema
    .createIndex('opportunity_merged')
    .on('listings.opportunity')
    .column('merged_into')
    .where('merged_into', 'is not', null)
    .execute()
}
