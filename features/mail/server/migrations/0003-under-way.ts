import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('mail.message').addColumn('under_way_until', 'timestamptz').execute()
  await sql`create index message_under_way on mail.message (under_way_until) where under_way_until is not null`.execute(
    db,
  )
}
