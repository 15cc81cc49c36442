import { type Kysely, sql } from 'kysely'

/** Whom a receipt's hash was taken for: it stays when the registration moves to the other account of one person. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('registrations.registration').addColumn('sealed_for', 'integer').execute()
  await sql`update registrations.registration set sealed_for = person_id`.execute(db)
}
