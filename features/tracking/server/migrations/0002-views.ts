import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // The last batch that was counted of a browser: one that comes again is known by its number.
  await db.schema
    .createTable('tracking.sender')
    .addColumn('client_id', 'uuid', (column) => column.primaryKey())
    .addColumn('sequence', 'bigint', (column) => column.notNull())
    .addColumn('at', 'timestamptz', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('tracking.view_hour')
    .addColumn('entity_type', 'text', (column) => column.notNull())
    .addColumn('entity_id', 'integer', (column) => column.notNull())
    .addColumn('hour', 'timestamptz', (column) => column.notNull())
    .addColumn('place', 'text', (column) => column.notNull().check(sql`place in ('list', 'page')`))
    .addColumn('came_from', 'text', (column) => column.notNull())
    .addColumn('views', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('view_hour_key', ['entity_type', 'entity_id', 'hour', 'place', 'came_from'])
    .execute()
  await sql`create index view_hour_when on tracking.view_hour (hour)`.execute(db)
  await db.schema
    .createTable('tracking.view_day')
    .addColumn('entity_type', 'text', (column) => column.notNull())
    .addColumn('entity_id', 'integer', (column) => column.notNull())
    .addColumn('day', 'date', (column) => column.notNull())
    .addColumn('place', 'text', (column) => column.notNull().check(sql`place in ('list', 'page')`))
    .addColumn('viewer', 'uuid', (column) => column.notNull())
    .addColumn('person_id', 'integer')
    .addPrimaryKeyConstraint('view_day_key', ['entity_type', 'entity_id', 'day', 'place', 'viewer'])
    .execute()
  await sql`create index view_day_person on tracking.view_day (person_id) where person_id is not null`.execute(db)
  await sql`create index view_day_when on tracking.view_day (day)`.execute(db)
  await db.schema
    .createTable('tracking.page_visit')
    .addColumn('day', 'date', (column) => column.notNull())
    .addColumn('client_id', 'uuid', (column) => column.notNull())
    .addColumn('page_name', 'text', (column) => column.notNull())
    .addColumn('person_id', 'integer')
    .addPrimaryKeyConstraint('page_visit_key', ['day', 'client_id'])
    .execute()
  await sql`create index page_visit_person on tracking.page_visit (person_id) where person_id is not null`.execute(db)
}
