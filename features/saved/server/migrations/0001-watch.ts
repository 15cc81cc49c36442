import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, at] of [
    ['saved.watch', 'saved_at'],
    ['saved.viewed', 'viewed_at'],
  ] as const) {
    await db.schema
      .createTable(table)
      .addColumn('id', 'integer', (column) => column.primaryKey().generatedAlwaysAsIdentity())
      .addColumn('person_id', 'integer', (column) => column.notNull())
      .addColumn('opportunity_id', 'integer', (column) => column.notNull())
      .addColumn(at, 'timestamptz', (column) => column.notNull())
      .addUniqueConstraint(`${table.split('.')[1]}_once`, ['person_id', 'opportunity_id'])
      .execute()
  }
  await sql`create index viewed_last on saved.viewed (person_id, viewed_at desc)`.execute(db)
}
