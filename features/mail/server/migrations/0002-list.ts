import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('mail.message').addColumn('leave_token', 'text').execute()
  await db.schema
    .createTable('mail.leaving')
    .addColumn('token', 'text', (column) => column.primaryKey())
    .addColumn('list', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addUniqueConstraint('leaving_once', ['list', 'key', 'recipient'])
    .execute()
  await db.schema
    .createTable('mail.bounce')
    .addColumn('address', 'text', (column) => column.primaryKey())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('at', 'timestamptz', (column) => column.notNull())
    .execute()
}
