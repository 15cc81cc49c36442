import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('mail.message').addColumn('expires_at', 'timestamptz').execute()
}
