import type { Kysely } from 'kysely'

/** What a receipt seals: 1 without what one agreed to, 2 with it. What was sealed before stays as it was, and so does its hash. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('registrations.registration')
    .addColumn('seal_version', 'smallint', (column) => column.notNull().defaultTo(1))
    .execute()
}
