import { type Kysely, sql } from 'kysely'

/** What entries do to balances and scores, `source` being the rows that they add. In the order of persons, so that no two statements wait for each other. */
const counted = (source: string) =>
  sql.raw(`
  insert into gamification.balance (person_id, currency)
    select distinct person_id, currency from (${source}) s where person_id is not null order by 1, 2
    on conflict do nothing;
  update gamification.balance b set amount = b.amount + s.amount
    from (select person_id, currency, sum(amount) as amount from (${source}) s where person_id is not null group by 1, 2) s
    where b.person_id = s.person_id and b.currency = s.currency and s.amount <> 0;
  insert into gamification.score as s (period, person_id, points, college, city, course, is_listed)
    select n.period, n.person_id, n.amount, coalesce(p.college, ''), coalesce(p.city, ''), coalesce(p.course, ''), coalesce(p.is_listed, true)
    from (
      select e.person_id, t.period, sum(e.amount) as amount
      from (${source}) e
      cross join lateral (values ('all'), ('week-' || to_char(date_trunc('week', e.counts_on), 'YYYY-MM-DD')),
        ('month-' || to_char(date_trunc('month', e.counts_on), 'YYYY-MM-DD'))) t (period)
      where e.person_id is not null and e.currency = 'points' group by 1, 2 order by 1, 2
    ) n left join gamification.person p on p.person_id = n.person_id
    on conflict (period, person_id) do update set points = s.points + excluded.points;`)

/**
 * The ledger: transfers, whose entries sum to zero in each currency, and what follows from them, kept by the database itself. No statement changes an entry
 * but in whose it is (accounts merge, people leave), none deletes one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table gamification.person (
      person_id integer primary key,
      college text not null default '', city text not null default '', course text not null default '',
      is_listed boolean not null default true
    )`.execute(db)
  await sql`
    create table gamification.transfer (
      id integer generated always as identity primary key,
      key text not null unique,
      kind text not null,
      person_id integer,
      rule_id integer,
      badge_id integer,
      happening_id integer,
      reverses integer unique references gamification.transfer (id),
      says jsonb not null,
      path text,
      day date not null,
      at timestamptz not null
    )`.execute(db)
  await sql`create index transfer_person on gamification.transfer (person_id, id)`.execute(db)
  await sql`create index transfer_rule on gamification.transfer (rule_id, person_id, day)`.execute(db)
  await sql`create index transfer_badge on gamification.transfer (badge_id, person_id) where badge_id is not null`.execute(
    db,
  )
  await sql`create index transfer_happening on gamification.transfer (happening_id) where happening_id is not null`.execute(
    db,
  )
  await sql`
    create table gamification.entry (
      id integer generated always as identity primary key,
      transfer_id integer not null references gamification.transfer (id),
      currency text not null check (currency in ('points', 'coins')),
      purse text not null check (purse in ('person', 'issued', 'redeemed', 'erased')),
      person_id integer,
      amount integer not null check (amount <> 0),
      counts_on date not null,
      check ((purse = 'person') = (person_id is not null))
    )`.execute(db)
  await sql`create index entry_transfer on gamification.entry (transfer_id)`.execute(db)
  await sql`create index entry_person on gamification.entry (person_id, currency) where person_id is not null`.execute(
    db,
  )
  await sql`
    create table gamification.balance (
      person_id integer not null,
      currency text not null,
      amount integer not null default 0 constraint balance_never_negative check (amount >= 0),
      primary key (person_id, currency)
    )`.execute(db)
  await sql`
    create table gamification.score (
      period text not null,
      person_id integer not null,
      points integer not null,
      college text not null, city text not null, course text not null,
      is_listed boolean not null,
      primary key (period, person_id)
    )`.execute(db)
  await sql`create index score_rank on gamification.score (period, points, person_id) where is_listed and points > 0`.execute(
    db,
  )
  for (const scope of ['college', 'city', 'course'])
    await sql`create index ${sql.raw(`score_${scope}`)} on gamification.score (period, ${sql.ref(scope)}, points, person_id)
      where is_listed and points > 0 and ${sql.ref(scope)} <> ''`.execute(db)
  await sql`create index score_person on gamification.score (person_id)`.execute(db)
  await sql`
    create function gamification.entries_added() returns trigger language plpgsql as $$ begin
      if exists (select 1 from added group by transfer_id, currency having sum(amount) <> 0) then
        raise exception 'the entries of a transfer sum to zero' using errcode = 'check_violation';
      end if;
      ${counted('select person_id, currency, amount, counts_on from added')}
      return null;
    end $$`.execute(db)
  await sql`
    create function gamification.entries_moved() returns trigger language plpgsql as $$ begin
      if exists (select 1 from added full join removed using (id)
        where (added.transfer_id, added.currency, added.amount, added.counts_on)
          is distinct from (removed.transfer_id, removed.currency, removed.amount, removed.counts_on)) then
        raise exception 'an entry does not change' using errcode = 'check_violation';
      end if;
      ${counted(`select person_id, currency, amount, counts_on from added
        union all select person_id, currency, -amount, counts_on from removed`)}
      return null;
    end $$`.execute(db)
  await sql`
    create function gamification.entries_stay() returns trigger language plpgsql as $$ begin
      raise exception 'an entry is not deleted' using errcode = 'check_violation';
    end $$`.execute(db)
  await sql`create trigger entries_added after insert on gamification.entry referencing new table as added
    for each statement execute function gamification.entries_added()`.execute(db)
  await sql`create trigger entries_moved after update on gamification.entry referencing new table as added old table as removed
    for each statement execute function gamification.entries_moved()`.execute(db)
  await sql`create trigger entries_stay before delete on gamification.entry
    for each statement execute function gamification.entries_stay()`.execute(db)
}
