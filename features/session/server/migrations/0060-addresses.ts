import { type Kysely, sql } from 'kysely'

/** Addresses of a person beside the main one, each proved; and a change of the main one that waits because the old one is lost. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table session.address (
    id integer primary key generated always as identity,
    person_id integer not null references session.account (id) on delete cascade,
    email text not null,
    proved_at timestamptz not null
  )`.execute(db)
  await sql`create unique index address_email on session.address (lower(email))`.execute(db)
  await sql`create index address_person on session.address (person_id)`.execute(db)
  await sql`alter table session.email_change add column session_id text, add column waits_until timestamptz`.execute(db)
  // The main address of the account that ended goes over with the rest.
  await sql`alter table session.merge add column from_email text`.execute(db)
}
