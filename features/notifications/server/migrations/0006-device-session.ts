import { type Kysely, sql } from 'kysely'

/** Which session a browser takes pushes in; those of before have none, and stay. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('notifications.device').addColumn('session_id', 'text').execute()
  await sql`create index device_of_session on notifications.device (session_id)`.execute(db)
}
