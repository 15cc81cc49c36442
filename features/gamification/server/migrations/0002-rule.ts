import { type Kysely, sql } from 'kysely'

/** Rules, what they are tried on, and badges. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table gamification.badge (
      id integer generated always as identity primary key,
      slug text not null unique,
      name_en text not null, name_hi text not null,
      text_en text not null, text_hi text not null,
      hold text not null,
      type text not null default 'badges' check (type in ('badges', 'pro')),
      gc_id integer,
      levels jsonb not null,
      version integer not null default 1
    )`.execute(db)
  await sql`
    create table gamification.rule (
      id integer generated always as identity primary key,
      trigger text not null,
      name_en text not null, name_hi text not null,
      points integer not null default 0 check (points >= 0),
      coins integer not null default 0 check (coins >= 0),
      badge_id integer references gamification.badge (id),
      per_day integer not null check (per_day > 0),
      per_person integer,
      audience jsonb not null default '{}',
      is_on boolean not null default false,
      replayed_version integer,
      version integer not null default 1
    )`.execute(db)
  await sql`create index rule_on on gamification.rule (trigger) where is_on`.execute(db)
  await sql`
    create table gamification.happening (
      id integer generated always as identity primary key,
      event_id text not null,
      trigger text not null,
      person_id integer not null,
      subject text not null,
      title text not null,
      path text,
      at timestamptz not null,
      undone_at timestamptz,
      constraint happening_once unique (trigger, event_id)
    )`.execute(db)
  await sql`create index happening_subject on gamification.happening (trigger, person_id, subject)`.execute(db)
  await sql`create index happening_at on gamification.happening (trigger, at)`.execute(db)
  await sql`
    create table gamification.earned (
      person_id integer not null,
      badge_id integer not null references gamification.badge (id),
      level integer not null,
      at timestamptz not null,
      seen_at timestamptz,
      lost_at timestamptz,
      primary key (person_id, badge_id, level)
    )`.execute(db)
  await sql`create index earned_unseen on gamification.earned (person_id) where seen_at is null and lost_at is null`.execute(
    db,
  )
}
