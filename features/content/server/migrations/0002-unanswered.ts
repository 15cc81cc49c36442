import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('content.subscriber')
    .addColumn('mails', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('mails_since', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .execute()
}
