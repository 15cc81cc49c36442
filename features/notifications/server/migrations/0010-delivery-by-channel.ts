import { type Kysely, sql } from 'kysely'

/** Channels go side by side: what is due by one is found without stepping over what waits for another. What tells of one thing is found to be taken back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index delivery_due_by on notifications.delivery (channel, due_at, id) where state = 'waiting'`.execute(
    db,
  )
  await sql`create index delivery_told_as on notifications.delivery (event_id, template) where state = 'waiting'`.execute(
    db,
  )
  await sql`drop index notifications.delivery_due`.execute(db)
}
