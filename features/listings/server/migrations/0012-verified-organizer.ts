import { type Kysely, sql } from 'kysely'

/**
 * Who was checked for an organisation. Before, an organisation was verified as such, which the demo data alone wrote, and whoever typed its name had
 * its badge: of that nothing is taken over.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('listings.verified_organizer')
    .addColumn('id', 'integer', (column) => column.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('organisation_id', 'integer', (column) =>
      column.notNull().references('listings.organisation.id').onDelete('cascade'),
    )
    .addColumn('person_id', 'integer', (column) => column.notNull())
    .addColumn('by_person', 'integer')
    .addColumn('at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addUniqueConstraint('verified_once', ['organisation_id', 'person_id'])
    .execute()
  await db.schema.createIndex('verified_person').on('listings.verified_organizer').column('person_id').execute()
  await db.schema.alterTable('listings.organisation').dropColumn('is_verified').execute()
}
