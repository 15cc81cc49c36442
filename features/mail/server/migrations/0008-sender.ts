import type { Kysely } from 'kysely'

/** The name that a message comes from, where it is not the house's own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('mail.message').addColumn('sender', 'text').execute()
}
