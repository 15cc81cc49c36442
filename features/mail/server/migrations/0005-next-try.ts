import { type Kysely, sql } from 'kysely'

/** What waited when this came is sent for at once; what has waited longer than anything is tried for is given up. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('mail.message')
    .addColumn('tries', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('next_at', 'timestamptz')
    .execute()
  await sql`update mail.message set next_at = coalesce(under_way_until, now())
    where sent_at is null and created_at > now() - interval '3 days'`.execute(db)
  await sql`update mail.message set sent_at = now(), is_refused = true
    where sent_at is null and next_at is null`.execute(db)
  await sql`create index message_unsent on mail.message (next_at) where sent_at is null`.execute(db)
  await sql`drop index mail.message_under_way`.execute(db)
}
