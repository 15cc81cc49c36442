import { type Kysely, sql } from 'kysely'

/** How many of a message to all were read is counted among those alone, not among all who were told. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index campaign_read on notifications.notification (event_id)
    where template = 'notifications.campaign' and read_at is not null`.execute(db)
}
