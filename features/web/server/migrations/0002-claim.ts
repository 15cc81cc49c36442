import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('web.idempotency').addColumn('claim', 'uuid').execute()
}
