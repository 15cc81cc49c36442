import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // What ran before was the house's own.
  await db.schema
    .alterTable('banners.ad')
    .addColumn('advertiser', 'text', (column) => column.notNull().defaultTo('Foothold'))
    .execute()
  await sql`alter table banners.ad alter column advertiser drop default`.execute(db)
  await db.schema
    .createTable('banners.mute')
    .addColumn('person_id', 'integer', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('advertiser', 'text', (column) => column.notNull())
    .addColumn('at', 'timestamptz', (column) => column.notNull())
    .addPrimaryKeyConstraint('mute_key', ['person_id', 'key'])
    .execute()
}
