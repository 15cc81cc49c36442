import { type Kysely, sql } from 'kysely'

/** A code belongs to the browser that asked for it: its key is made of both, address and browser. Those on their way are asked for again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`delete from session.email_code`.execute(db)
  await sql`alter table session.email_code rename column email_hash to key`.execute(db)
}
