import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('banners.ad')
    .addColumn('id', 'integer', (column) => column.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('state', 'text', (column) =>
      column.notNull().check(sql`state in ('draft', 'review', 'approved', 'stopped')`),
    )
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('view_on', 'text', (column) => column.notNull().defaultTo('top_bar').check(sql`view_on = 'top_bar'`))
    .addColumn('filter', 'jsonb', (column) => column.notNull())
    .addColumn('pro', 'text', (column) => column.notNull().check(sql`pro in ('all', 'pro', 'free')`))
    .addColumn('starts_at', 'timestamptz')
    .addColumn('ends_at', 'timestamptz')
    .addColumn('weight', 'integer', (column) => column.notNull().check(sql`weight between 1 and 100`))
    .addColumn('per_day', 'integer', (column) => column.check(sql`per_day between 1 and 50`))
    .addColumn('created_by', 'integer')
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addCheckConstraint('ad_time', sql`ends_at is null or starts_at is null or starts_at < ends_at`)
    .execute()
  await db.schema
    .createTable('banners.ad_history')
    .addColumn('id', 'integer', (column) => column.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('of_id', 'integer', (column) => column.notNull().references('banners.ad.id').onDelete('cascade'))
    .addColumn('from_state', 'text')
    .addColumn('to_state', 'text', (column) => column.notNull())
    .addColumn('by_person', 'integer')
    .addColumn('why', 'text')
    .addColumn('at', 'timestamptz', (column) => column.notNull())
    .execute()
  await sql`create index ad_history_of on banners.ad_history (of_id, id)`.execute(db)
  // What pages call a banner's id is a variant's: views and clicks name nothing else.
  await db.schema
    .createTable('banners.variant')
    .addColumn('id', 'integer', (column) => column.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('ad_id', 'integer', (column) => column.notNull().references('banners.ad.id').onDelete('cascade'))
    .addColumn('description_en', 'text', (column) => column.notNull())
    .addColumn('description_hi', 'text', (column) => column.notNull())
    .addColumn('url', 'text', (column) => column.notNull())
    .addColumn('share', 'integer', (column) => column.notNull().check(sql`share between 1 and 100`))
    .execute()
  await sql`create index variant_of on banners.variant (ad_id, id)`.execute(db)
  await sql`create index ad_running on banners.ad (ends_at) where state = 'approved'`.execute(db)
}
