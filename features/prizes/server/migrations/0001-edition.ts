import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('prizes.edition')
    .addColumn('id', 'integer', (column) => column.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('about', 'integer', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull().check(sql`version > 0`))
    .addColumn('written', 'jsonb', (column) => column.notNull())
    .addColumn('made_by', 'integer')
    .addColumn('made_at', 'timestamptz', (column) => column.notNull())
    .addUniqueConstraint('edition_version', ['about', 'version'])
    .execute()
}
