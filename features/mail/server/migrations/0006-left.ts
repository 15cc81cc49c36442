import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('mail.leaving').addColumn('left_at', 'timestamptz').execute()
  await sql`create index leaving_late on mail.leaving (list) where left_at is not null`.execute(db)
}
