import type { Kysely } from 'kysely'

/** What a mail server refused for good is told from what it took; of those before nothing more is known than that they went. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('mail.message')
    .addColumn('is_refused', 'boolean', (column) => column.notNull().defaultTo(false))
    .execute()
}
