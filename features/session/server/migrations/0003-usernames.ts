import { type Kysely, sql } from 'kysely'

/** Usernames are one in any case; two that ask for one at once cannot both have it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create unique index account_username on session.account (lower(username))`.execute(db)
}
