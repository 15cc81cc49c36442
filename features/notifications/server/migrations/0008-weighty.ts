import { type Kysely, sql } from 'kysely'

/** Proof of what has legal weight: since when it is read, and whether another channel had to carry it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('notifications.notification')
    .addColumn('first_read_at', 'timestamptz')
    .addColumn('is_weighty', 'boolean', (column) => column.notNull().defaultTo(false))
    .addColumn('fallback_settled_at', 'timestamptz')
    .execute()
  await sql`update notifications.notification set first_read_at = read_at where read_at is not null`.execute(db)
  await sql`create index notification_weighty on notifications.notification (event_id, template, id) where is_weighty`.execute(
    db,
  )
  await sql`create index notification_unproved on notifications.notification (created_at)
    where is_weighty and first_read_at is null and fallback_settled_at is null`.execute(db)
  await sql`create index delivery_of_notification on notifications.delivery (notification_id)
    where notification_id is not null`.execute(db)
}
