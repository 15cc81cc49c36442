import { type Kysely, sql } from 'kysely'

/** In which browser a session was begun, by the hash that the account knows it by. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table session.session add column browser_hash text`.execute(db)
}
