import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('waitlist.place')
    .addColumn('id', 'integer', (column) => column.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('opportunity_id', 'integer', (column) => column.notNull())
    .addColumn('person_id', 'integer', (column) => column.notNull())
    .addColumn('state', 'text', (column) =>
      column.notNull().check(sql`state in ('waiting', 'offered', 'entered', 'lapsed', 'left')`),
    )
    .addColumn('joined_at', 'timestamptz', (column) => column.notNull())
    .addColumn('kept_until', 'timestamptz')
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addUniqueConstraint('place_once_per_person', ['opportunity_id', 'person_id'])
    .execute()
  await sql`create index place_in_line on waitlist.place (opportunity_id, joined_at, id) where state in ('waiting', 'offered')`.execute(
    db,
  )
  await sql`create index place_kept_until on waitlist.place (kept_until) where state = 'offered'`.execute(db)
  await sql`create index place_of_person on waitlist.place (person_id)`.execute(db)

  await db.schema
    .createTable('waitlist.place_history')
    .addColumn('id', 'integer', (column) => column.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('of_id', 'integer', (column) => column.notNull().references('waitlist.place.id').onDelete('cascade'))
    .addColumn('from_state', 'text')
    .addColumn('to_state', 'text', (column) => column.notNull())
    .addColumn('by_person', 'integer')
    .addColumn('why', 'text')
    .addColumn('at', 'timestamptz', (column) => column.notNull())
    .execute()
  await sql`create index place_history_of on waitlist.place_history (of_id)`.execute(db)
}
