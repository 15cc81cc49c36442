import { type Kysely, sql } from 'kysely'

/** Who of the house asked to see whose account, what the person said, and what was looked at. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('session.support')
    .addColumn('id', 'integer', (column) => column.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('person_id', 'integer', (column) =>
      column.notNull().references('session.account.id').onDelete('cascade'),
    )
    .addColumn('staff_id', 'integer', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) =>
      column.notNull().check(sql`state in ('asked', 'allowed', 'refused', 'ended')`),
    )
    .addColumn('asked_at', 'timestamptz', (column) => column.notNull())
    .addColumn('answered_at', 'timestamptz')
    .addColumn('until', 'timestamptz', (column) => column.notNull())
    .addColumn('session_id', 'text')
    .execute()
  await sql`create unique index support_open on session.support (person_id, staff_id) where state in ('asked', 'allowed')`.execute(
    db,
  )
  await sql`create index support_session on session.support (session_id) where session_id is not null`.execute(db)
  await db.schema
    .createTable('session.support_seen')
    .addColumn('support_id', 'integer', (column) =>
      column.notNull().references('session.support.id').onDelete('cascade'),
    )
    .addColumn('at', 'timestamptz', (column) => column.notNull())
    .addColumn('path', 'text', (column) => column.notNull())
    .execute()
  await sql`create index support_seen_of on session.support_seen (support_id, at)`.execute(db)
}
