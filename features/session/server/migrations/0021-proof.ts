import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // One address a person is proving now: by the code or by the link of the same mail, whichever comes first.
  await db.schema
    .createTable('session.proof')
    .addColumn('person_id', 'integer', (column) =>
      column.primaryKey().references('session.account.id').onDelete('cascade'),
    )
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('salt', 'text', (column) => column.notNull())
    // Null for an address that has an account already: nothing was sent that could prove it.
    .addColumn('code_hash', 'text')
    .addColumn('token_hash', 'text', (column) => column.unique())
    .addColumn('tries', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('sent_at', 'timestamptz', (column) => column.notNull())
    .addColumn('code_until', 'timestamptz', (column) => column.notNull())
    .addColumn('link_until', 'timestamptz', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('session.phone')
    .addColumn('person_id', 'integer', (column) =>
      column.primaryKey().references('session.account.id').onDelete('cascade'),
    )
    .addColumn('number', 'text', (column) => column.notNull())
    .execute()
}
