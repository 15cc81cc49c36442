import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('tracking.fault')
    .addColumn('id', 'integer', (column) => column.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('fingerprint', 'text', (column) => column.notNull().unique())
    .addColumn('side', 'text', (column) => column.notNull().check(sql`side in ('browser', 'server')`))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('stack', sql`text[]`, (column) => column.notNull())
    .addColumn('culprit', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) =>
      column.notNull().defaultTo('open').check(sql`state in ('open', 'resolved', 'ignored')`),
    )
    .addColumn('reports', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('first_release', 'text', (column) => column.notNull())
    .addColumn('last_release', 'text', (column) => column.notNull())
    .addColumn('first_at', 'timestamptz', (column) => column.notNull())
    .addColumn('last_at', 'timestamptz', (column) => column.notNull())
    // The number of its last report: lists are in this order, and no two are alike.
    .addColumn('last_report', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute()
  await sql`create index fault_latest on tracking.fault (state, last_report desc)`.execute(db)
  await db.schema
    .createTable('tracking.fault_history')
    .addColumn('id', 'integer', (column) => column.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('of_id', 'integer', (column) => column.notNull().references('tracking.fault.id').onDelete('cascade'))
    .addColumn('from_state', 'text')
    .addColumn('to_state', 'text', (column) => column.notNull())
    .addColumn('by_person', 'integer')
    .addColumn('why', 'text')
    .addColumn('at', 'timestamptz', (column) => column.notNull())
    .execute()
  await sql`create index fault_history_of on tracking.fault_history (of_id, id)`.execute(db)
  await db.schema
    .createTable('tracking.fault_report')
    .addColumn('id', 'integer', (column) => column.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('fault_id', 'integer', (column) => column.notNull().references('tracking.fault.id').onDelete('cascade'))
    // What a card shows: told twice it is one report.
    .addColumn('reference', 'text', (column) => column.notNull().unique())
    .addColumn('at', 'timestamptz', (column) => column.notNull())
    .addColumn('release', 'text', (column) => column.notNull())
    .addColumn('place', 'text', (column) => column.notNull())
    .addColumn('browser', 'text')
    .addColumn('trail', 'jsonb', (column) => column.notNull())
    .addColumn('client_id', 'uuid')
    .addColumn('person_id', 'integer')
    .execute()
  await sql`create index fault_report_of on tracking.fault_report (fault_id, id desc)`.execute(db)
  await sql`create index fault_report_when on tracking.fault_report (at)`.execute(db)
  await sql`create index fault_report_release on tracking.fault_report (release, id desc)`.execute(db)
  await sql`create index fault_report_person on tracking.fault_report (person_id) where person_id is not null`.execute(
    db,
  )
}
