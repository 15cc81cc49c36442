import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('stages.stage')
    .addColumn('id', 'integer', (column) => column.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('opportunity_id', 'integer', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('starts_at', 'timestamptz', (column) => column.notNull())
    .addColumn('ends_at', 'timestamptz', (column) => column.check(sql`ends_at > starts_at`))
    .addColumn('zone', 'text', (column) => column.notNull())
    .addColumn('mode', 'text', (column) => column.notNull().check(sql`mode in ('online', 'onsite')`))
    .addColumn('place', 'text')
    .addColumn('removed_at', 'timestamptz')
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull())
    .addUniqueConstraint('stage_key', ['opportunity_id', 'key'])
    .execute()

  await db.schema
    .createTable('stages.edition')
    .addColumn('id', 'integer', (column) => column.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('about', 'integer', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull().check(sql`version > 0`))
    .addColumn('written', 'jsonb', (column) => column.notNull())
    .addColumn('made_by', 'integer')
    .addColumn('made_at', 'timestamptz', (column) => column.notNull())
    .addUniqueConstraint('edition_version', ['about', 'version'])
    .execute()
}
