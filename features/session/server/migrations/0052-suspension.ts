import { type Kysely, sql } from 'kysely'

/** Accounts that staff have disabled: by whom, why, since when, and until when where it has an end. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table session.suspension (
    person_id integer primary key references session.account (id) on delete cascade,
    by_person integer,
    reason text not null,
    at timestamptz not null,
    until timestamptz
  )`.execute(db)
  await sql`create index suspension_until on session.suspension (until) where until is not null`.execute(db)
}
