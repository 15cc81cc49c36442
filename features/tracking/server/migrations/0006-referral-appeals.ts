import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // Whose it is stands with the referral: whoever invited. One each, whatever became of it.
  await sql`
    create table tracking.referral_appeal (
      id integer generated always as identity primary key,
      referral_id integer not null constraint appeal_once unique references tracking.referral (id) on delete cascade,
      state text not null check (state in ('open', 'accepted', 'declined')),
      text text not null,
      answer text,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      version integer not null default 1
    )`.execute(db)
  await sql`create index referral_appeal_state on tracking.referral_appeal (state, id)`.execute(db)
  await sql`
    create table tracking.referral_appeal_history (
      id integer generated always as identity primary key,
      of_id integer not null references tracking.referral_appeal (id) on delete cascade,
      from_state text,
      to_state text not null,
      by_person integer,
      why text,
      at timestamptz not null
    )`.execute(db)
  await sql`create index referral_appeal_history_of on tracking.referral_appeal_history (of_id)`.execute(db)
}
