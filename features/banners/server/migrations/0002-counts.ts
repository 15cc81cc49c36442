import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('banners.day_count')
    .addColumn('variant_id', 'integer', (column) =>
      column.notNull().references('banners.variant.id').onDelete('cascade'),
    )
    .addColumn('day', 'date', (column) => column.notNull())
    .addColumn('views', 'integer', (column) => column.notNull())
    .addColumn('clicks', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('day_count_key', ['variant_id', 'day'])
    .addCheckConstraint('clicked_is_seen', sql`clicks between 0 and views`)
    .execute()
  // Who saw what on a day: a person, or a browser that allowed to be recognised.
  await db.schema
    .createTable('banners.sighting')
    .addColumn('variant_id', 'integer', (column) =>
      column.notNull().references('banners.variant.id').onDelete('cascade'),
    )
    .addColumn('day', 'date', (column) => column.notNull())
    .addColumn('person_id', 'integer')
    .addColumn('browser', 'uuid')
    .addColumn('shown', 'integer', (column) => column.notNull())
    .addColumn('is_clicked', 'boolean', (column) => column.notNull())
    .addCheckConstraint('somebody', sql`(person_id is null) <> (browser is null)`)
    .execute()
  await sql`create unique index sighting_person on banners.sighting (person_id, day, variant_id)
    where person_id is not null`.execute(db)
  await sql`create unique index sighting_browser on banners.sighting (browser, day, variant_id)
    where browser is not null`.execute(db)
  await sql`create index sighting_when on banners.sighting (day)`.execute(db)
  // The last batch of clicks that was counted of a browser: one that comes again is known by its number.
  await db.schema
    .createTable('banners.sender')
    .addColumn('client_id', 'uuid', (column) => column.primaryKey())
    .addColumn('sequence', 'bigint', (column) => column.notNull())
    .addColumn('at', 'timestamptz', (column) => column.notNull())
    .execute()
}
