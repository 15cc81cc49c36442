import type { Kysely } from 'kysely'

/** The eligibility rules under which somebody registered: later versions do not touch their right. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('registrations.registration').addColumn('rules', 'jsonb').execute()
}
