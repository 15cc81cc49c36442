import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // Two accounts that were merged have two, and both go on leading to their person.
  await sql`
    create table tracking.referral_code (
      code text primary key,
      person_id integer not null,
      created_at timestamptz not null
    )`.execute(db)
  await sql`create index referral_code_person on tracking.referral_code (person_id, created_at)`.execute(db)
  await sql`
    create table tracking.referral (
      id integer generated always as identity primary key,
      -- Null: the account was erased. Nobody joins twice.
      person_id integer constraint referral_once unique,
      referrer_id integer not null,
      state text not null check (state in ('pending', 'earned', 'refused', 'taken-back')),
      reason text,
      says text,
      client_id uuid,
      registered_at timestamptz,
      earned_at timestamptz,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      version integer not null default 1
    )`.execute(db)
  await sql`create index referral_referrer on tracking.referral (referrer_id, id desc)`.execute(db)
  await sql`create index referral_waiting on tracking.referral (created_at) where state = 'pending'`.execute(db)
  await sql`create index referral_earned on tracking.referral (earned_at) where state = 'earned'`.execute(db)
  await sql`create index referral_client on tracking.referral (client_id) where client_id is not null`.execute(db)
  await sql`
    create table tracking.referral_history (
      id integer generated always as identity primary key,
      of_id integer not null references tracking.referral (id) on delete cascade,
      from_state text,
      to_state text not null,
      by_person integer,
      why text,
      at timestamptz not null
    )`.execute(db)
  await sql`create index referral_history_of on tracking.referral_history (of_id)`.execute(db)
  // By whose link somebody came last: what they register for then counts for that link.
  await sql`
    create table tracking.referral_arrival (
      person_id integer primary key,
      referrer_id integer not null,
      opened_at timestamptz not null
    )`.execute(db)
  await sql`create index referral_arrival_referrer on tracking.referral_arrival (referrer_id)`.execute(db)
  await sql`
    create table tracking.referral_entry (
      opportunity_id integer not null,
      person_id integer not null,
      referrer_id integer not null,
      at timestamptz not null,
      primary key (opportunity_id, person_id)
    )`.execute(db)
  await sql`create index referral_entry_referrer on tracking.referral_entry (referrer_id)`.execute(db)
  await sql`create index referral_entry_person on tracking.referral_entry (person_id)`.execute(db)
  // Sums: how often whose links were opened. Opportunity 0: a link to some other page.
  await sql`
    create table tracking.referral_opening (
      referrer_id integer not null,
      day date not null,
      opportunity_id integer not null,
      opened integer not null check (opened > 0),
      primary key (referrer_id, day, opportunity_id)
    )`.execute(db)
  await sql`create index referral_opening_when on tracking.referral_opening (day)`.execute(db)
}
