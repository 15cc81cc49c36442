import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('session.switchable')
    .addColumn('id', 'integer', (column) => column.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('account_name', 'text', (column) => column.notNull().unique())
    .addColumn('type', 'text', (column) => column.notNull().check(sql`type like 'account-%'`))
    .addColumn('is_active', 'boolean', (column) => column.notNull().defaultTo(true))
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .execute()
  await db.schema
    .createTable('session.switchable_member')
    .addColumn('person_id', 'integer', (column) =>
      column.notNull().references('session.account.id').onDelete('cascade'),
    )
    .addColumn('switchable_id', 'integer', (column) =>
      column.notNull().references('session.switchable.id').onDelete('cascade'),
    )
    .addPrimaryKeyConstraint('switchable_member_pkey', ['person_id', 'switchable_id'])
    .execute()
  // Beside the session, not in it: who never switches has no row here.
  await db.schema
    .createTable('session.switched')
    .addColumn('session_id', 'text', (column) =>
      column.primaryKey().references('session.session.id').onDelete('cascade'),
    )
    .addColumn('switchable_id', 'integer', (column) =>
      column.notNull().references('session.switchable.id').onDelete('cascade'),
    )
    .execute()
}
