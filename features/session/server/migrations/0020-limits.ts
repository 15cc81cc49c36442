import { type Kysely, sql } from 'kysely'

/** Limits of sessions stand beside them: most sessions have none, and they end with their session. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('session.locked')
    .addColumn('session_id', 'text', (column) =>
      column.primaryKey().references('session.session.id').onDelete('cascade'),
    )
    .addColumn('idle_since', 'timestamptz', (column) => column.notNull())
    .addColumn('locked_at', 'timestamptz', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('session.temporary')
    .addColumn('session_id', 'text', (column) =>
      column.primaryKey().references('session.session.id').onDelete('cascade'),
    )
    .addColumn('path', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('until', 'timestamptz', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('session.house_key')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .execute()
  await db.schema
    .createTable('session.used_nonce')
    .addColumn('nonce', 'text', (column) => column.primaryKey())
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .execute()
}
