import { type Kysely, sql } from 'kysely'

/** An address was proved by somebody who had not signed up with it: what that ended, until they have read it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table session.claimed (
    person_id integer primary key references session.account (id) on delete cascade,
    at timestamptz not null,
    ended text[] not null,
    sessions integer not null
  )`.execute(db)
}
