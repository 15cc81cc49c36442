import { type Kysely, sql } from 'kysely'

/** What waits gives way to the next one of its thread; what was ordered before this has none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('notifications.delivery').addColumn('thread', 'text').execute()
  await sql`create index delivery_thread on notifications.delivery (person_id, channel, thread) where state = 'waiting' and thread is not null`.execute(
    db,
  )
}
