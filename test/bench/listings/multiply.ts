import type pg from 'pg'

const COLUMNS = `slug, kind, title, organisation_id, organisation, state, description, opens_at, starts_on, ends_on, zone, work_mode, country,
  eligibility, tags, pay_min, pay_max, pay_currency, pay_period, team_min, team_max, questions`

/**
 * Makes as many opportunities as wanted of those that the seed made: the same words and kinds in the same shares, other deadlines, cities and days of
 * publishing. One statement; making each by itself takes a hundred times as long.
 */
export async function multiply(db: pg.Pool, size: number): Promise<void> {
  const { rows } = await db.query<{ count: number; last: number }>(
    'select count(*)::int as count, max(id)::int as last from listings.opportunity',
  )
  const [{ count, last }] = rows as [{ count: number; last: number }]
  if (count >= size) return
  await db.query(
    `with cities as (select array_agg(distinct city) as all from listings.opportunity where city is not null and id <= $2::int),
     base as (select *, row_number() over (order by id) - 1 as at from listings.opportunity where id <= $2::int)
     insert into listings.opportunity (id, ${COLUMNS}, city, closes_at, closed_at, published_at, created_at, updated_at)
     select $2::int + n, ${COLUMNS}, case when city is not null then c.all[1 + (hashint4(n) & 2147483647) % array_length(c.all, 1)] end,
       closes_at + make_interval(secs => n % 86400), closed_at, published_at - make_interval(secs => n % 864000),
       published_at, published_at - interval '1 day'
     from generate_series(1, $1::int - $3::int) n join base on base.at = (n - 1) % $3::int cross join cities c`,
    [size, last, count],
  )
  await db.query(
    'insert into listings.seating (opportunity_id) select id from listings.opportunity where id > $1 on conflict do nothing',
    [last],
  )
  await db.query(
    `select setval(pg_get_serial_sequence('listings.opportunity', 'id'), (select max(id) from listings.opportunity))`,
  )
  await fileCopies(db, count, last)
  await db.query('vacuum analyze listings.opportunity, listings.seating, listings.filed')
}

/** The cards of those that were made, by the one that each was made of: see createTown. */
async function fileCopies(db: pg.Pool, count: number, last: number): Promise<void> {
  await db.query(
    `drop index listings.filed_found_under, listings.filed_says;
     set maintenance_work_mem = '512MB';
     with base as (select id, city, row_number() over (order by id) - 1 as at from listings.opportunity where id <= ${last})
     insert into listings.filed (opportunity_id, form, made_of, found_under, says)
     select o.id, f.form, date_trunc('milliseconds', o.updated_at), array_replace(f.found_under, 'city:' || base.city, 'city:' || o.city), f.says
     from base join listings.filed f on f.opportunity_id = base.id
     join listings.opportunity o on o.id > ${last} and (o.id - ${last} - 1) % ${count} = base.at;
     create index filed_found_under on listings.filed using gin (found_under);
     create index filed_says on listings.filed using gin (says)`,
  )
}

/** The same texts as PostgreSQL would search them: words by weight, with an index. Words of the same description are read once. */
export async function writeFullText(db: pg.Pool): Promise<void> {
  await db.query(`
    create schema if not exists bench;
    create table if not exists bench.text (id integer primary key, words tsvector not null);
    set maintenance_work_mem = '256MB';
    drop index if exists bench.text_words;
    with described as materialized (
      select description, to_tsvector('english', regexp_replace(description, '<[^>]*>', ' ', 'g')) as words
      from (select distinct description from listings.opportunity) each
    ), named as materialized (
      select title, organisation, tags, setweight(to_tsvector('english', title), 'A') || setweight(to_tsvector('english', organisation || ' ' || array_to_string(tags, ' ')), 'B') as words
      from (select distinct title, organisation, tags from listings.opportunity) each
    ), placed as materialized (
      select city, setweight(to_tsvector('english', coalesce(city, '')), 'C') as words from (select distinct city from listings.opportunity) each
    )
    insert into bench.text select o.id, n.words || p.words || setweight(d.words, 'D') from listings.opportunity o
    join described d using (description) join named n using (title, organisation, tags) join placed p on p.city is not distinct from o.city
    on conflict do nothing;
    create index text_words on bench.text using gin (words);
    analyze bench.text`)
}
