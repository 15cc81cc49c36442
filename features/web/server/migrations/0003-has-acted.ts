import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('web.idempotency')
    .addColumn('has_acted', 'boolean', (column) => column.notNull().defaultTo(false))
    .execute()
}
