import { type Kysely, sql } from 'kysely'

/** Why an account that people act for is disabled; null where nobody said. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table session.switchable add column disabled_reason text`.execute(db)
}
