import type { Kysely } from 'kysely'

/** What the organizer said in their own words of who may take part when somebody registered: empty where that was nothing, null where nobody kept it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('registrations.registration').addColumn('agreed_note', 'text').execute()
}
