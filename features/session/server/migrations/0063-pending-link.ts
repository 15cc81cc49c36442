import { type Kysely, sql } from 'kysely'

/** Who came from a provider and is asked for the second factor: what is linked once it is passed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table session.pending_step add column link jsonb`.execute(db)
}
