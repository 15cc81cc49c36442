import { type Kysely, sql } from 'kysely'

/** Which account went over into which, by whom and why, and what it takes to bring it back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const person = (name: string) =>
    sql`${sql.ref(name)} integer not null references session.account (id) on delete cascade`
  await sql`create table session.merge (
    id integer primary key generated always as identity,
    ${person('from_person')},
    ${person('to_person')},
    by_person integer,
    reason text not null,
    state text not null check (state in ('proposed', 'done', 'undone', 'settled')),
    at timestamptz not null,
    until timestamptz not null,
    username text,
    parts jsonb not null default '[]'
  )`.execute(db)
  await sql`create unique index merge_done on session.merge (from_person) where state = 'done'`.execute(db)
  await sql`create index merge_to on session.merge (to_person)`.execute(db)
  await sql`create index merge_until on session.merge (until) where state in ('proposed', 'done')`.execute(db)
}
