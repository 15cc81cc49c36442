import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('notifications.notification')
    .addColumn('id', 'integer', (column) => column.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('person_id', 'integer', (column) => column.notNull())
    .addColumn('template', 'text', (column) => column.notNull())
    .addColumn('opens', 'text', (column) => column.notNull().check(sql`opens in ('fullscreen', 'sidescreen')`))
    .addColumn('words', 'jsonb', (column) => column.notNull())
    .addColumn('from_name', 'text', (column) => column.notNull())
    .addColumn('action_url', 'text', (column) => column.notNull())
    .addColumn('event_id', 'text', (column) => column.notNull())
    .addColumn('thread', 'text')
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('read_at', 'timestamptz')
    .addUniqueConstraint('notification_once_per_event', ['person_id', 'event_id', 'template'])
    .execute()
  await sql`create index notification_of_person on notifications.notification (person_id, id desc)`.execute(db)
  await sql`create index notification_unread on notifications.notification (person_id, id desc) where read_at is null`.execute(
    db,
  )
  await sql`create unique index notification_thread on notifications.notification (person_id, thread) where read_at is null and thread is not null`.execute(
    db,
  )
}
