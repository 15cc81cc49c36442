import type { Kysely } from 'kysely'

/** To whom an organizer offers what they organize: an address, since nobody is told who has an account. It goes with the answer. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('manage.handover')
    .addColumn('opportunity_id', 'integer', (column) => column.primaryKey())
    .addColumn('from_person', 'integer', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('at', 'timestamptz', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('handover_email').on('manage.handover').column('email').execute()
  await db.schema.createIndex('handover_from').on('manage.handover').column('from_person').execute()
}
