import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('tracking.vital')
    .addColumn('day', 'date', (column) => column.notNull())
    .addColumn('page', 'text', (column) => column.notNull())
    .addColumn('metric', 'text', (column) => column.notNull())
    // Of a scale of steps of 5 %.
    .addColumn('step', 'integer', (column) => column.notNull())
    .addColumn('loads', 'integer', (column) => column.notNull().check(sql`loads > 0`))
    .addPrimaryKeyConstraint('vital_key', ['day', 'page', 'metric', 'step'])
    .execute()
}
