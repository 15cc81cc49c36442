import { type Kysely, sql } from 'kysely'

/** Text as it is searched: without accents and markup, and with the names of languages kept in one piece. */
const plain = sql`
  create function listings.plain(value text) returns text language sql immutable parallel safe as $$
    select translate(
      regexp_replace(regexp_replace(regexp_replace(regexp_replace(
        lower(public.unaccent('public.unaccent'::regdictionary, coalesce(value, ''))),
        '<[^>]*>', ' ', 'g'), '\\m([cf])#', '\\1sharp', 'g'), '\\mc\\+\\+', 'cplusplus', 'g'), '\\.(net|js)\\M', 'dot\\1', 'g'),
      './_-&@:', '       ')
  $$`

const search = sql`
  create function listings.search_of(title text, organisation text, tags text[], city text, description text)
  returns tsvector language sql immutable parallel safe as $$
    select setweight(to_tsvector('pg_catalog.simple', listings.plain(title)), 'A')
      || setweight(to_tsvector('pg_catalog.simple', listings.plain(organisation)), 'B')
      || setweight(to_tsvector('pg_catalog.simple', listings.plain(array_to_string(tags, ' '))), 'B')
      || setweight(to_tsvector('pg_catalog.simple', listings.plain(city)), 'C')
      || setweight(to_tsvector('pg_catalog.simple', listings.plain(description)), 'D')
  $$`

export async function up(db: Kysely<unknown>): Promise<void> {
  await plain.execute(db)
  await search.execute(db)
  await db.schema
    .createTable('listings.organisation')
    .addColumn('id', 'integer', (column) => column.primaryKey().generatedByDefaultAsIdentity())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('slug', 'text', (column) => column.notNull().unique())
    .addColumn('logo', 'text')
    .addColumn('is_verified', 'boolean', (column) => column.notNull().defaultTo(false))
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .execute()
  await sql`create unique index organisation_name on listings.organisation (lower(name))`.execute(db)

  await db.schema
    .createTable('listings.opportunity')
    .addColumn('id', 'integer', (column) => column.primaryKey().generatedByDefaultAsIdentity())
    .addColumn('slug', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('organisation_id', 'integer', (column) => column.notNull().references('listings.organisation.id'))
    // The organisation's name once more, so that one row can be searched and listed by itself.
    .addColumn('organisation', 'text', (column) => column.notNull())
    .addColumn('organizer_id', 'integer')
    .addColumn('state', 'text', (column) =>
      column.notNull().check(sql`state in ('draft', 'pending', 'returned', 'live', 'closed', 'removed')`),
    )
    .addColumn('return_reason', 'text')
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('opens_at', 'timestamptz')
    .addColumn('closes_at', 'timestamptz')
    .addColumn('starts_on', 'date')
    .addColumn('ends_on', 'date')
    .addColumn('zone', 'text', (column) => column.notNull())
    .addColumn('work_mode', 'text', (column) => column.notNull())
    .addColumn('city', 'text')
    .addColumn('country', 'text')
    .addColumn('eligibility', 'jsonb', (column) => column.notNull().defaultTo(sql`'{}'::jsonb`))
    .addColumn('tags', sql`text[]`, (column) => column.notNull().defaultTo(sql`'{}'::text[]`))
    .addColumn('pay_min', 'bigint')
    .addColumn('pay_max', 'bigint')
    .addColumn('pay_currency', 'text')
    .addColumn('pay_period', 'text')
    .addColumn('team_min', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('team_max', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('questions', 'jsonb', (column) => column.notNull().defaultTo(sql`'[]'::jsonb`))
    .addColumn('external_url', 'text')
    .addColumn('source_url', 'text', (column) => column.unique())
    .addColumn('content_hash', 'text')
    .addColumn('published_at', 'timestamptz')
    .addColumn('closed_at', 'timestamptz')
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('search', sql`tsvector`, (column) =>
      column.generatedAlwaysAs(sql`listings.search_of(title, organisation, tags, city, description)`).stored(),
    )
    .execute()
  await sql`create index opportunity_search on listings.opportunity using gin (search)`.execute(db)
  await sql`create index opportunity_title on listings.opportunity using gin (title gin_trgm_ops)`.execute(db)
  await sql`create index opportunity_due on listings.opportunity (closes_at) where state = 'live'`.execute(db)
  await sql`create index opportunity_state on listings.opportunity (state, id desc)`.execute(db)
  await sql`create index opportunity_organizer on listings.opportunity (organizer_id, id desc) where organizer_id is not null`.execute(
    db,
  )
  await sql`create index opportunity_updated on listings.opportunity (updated_at)`.execute(db)

  // Apart from the opportunity: taking a seat locks and rewrites these few bytes, while many share a lock on the opportunity.
  await db.schema
    .createTable('listings.seating')
    .addColumn('opportunity_id', 'integer', (column) =>
      column.primaryKey().references('listings.opportunity.id').onDelete('cascade'),
    )
    .addColumn('seats', 'integer')
    .addColumn('taken', 'integer', (column) => column.notNull().defaultTo(0).check(sql`taken >= 0`))
    .addCheckConstraint('never_oversold', sql`seats is null or taken <= seats`)
    .execute()

  await db.schema
    .createTable('listings.opportunity_history')
    .addColumn('id', 'integer', (column) => column.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('of_id', 'integer', (column) =>
      column.notNull().references('listings.opportunity.id').onDelete('cascade'),
    )
    .addColumn('from_state', 'text')
    .addColumn('to_state', 'text', (column) => column.notNull())
    .addColumn('by_person', 'integer')
    .addColumn('why', 'text')
    .addColumn('at', 'timestamptz', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('opportunity_history_of').on('listings.opportunity_history').column('of_id').execute()
}
