import type { Kysely } from 'kysely'

/** What a change of something public made of its text. Of changes from before nobody knows it any more. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('manage.revision').addColumn('before', 'jsonb').addColumn('after', 'jsonb').execute()
}
