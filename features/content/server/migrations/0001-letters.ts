import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('content.subscriber')
    .addColumn('id', 'integer', (column) => column.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('state', 'text', (column) => column.notNull().check(sql`state in ('asked', 'confirmed', 'left')`))
    .addColumn('token', 'text', (column) => column.notNull().unique())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('asked_at', 'timestamptz', (column) => column.notNull())
    .addColumn('confirmed_at', 'timestamptz')
    .addColumn('left_at', 'timestamptz')
    .execute()

  await db.schema
    .createTable('content.letter')
    .addColumn('id', 'integer', (column) => column.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('kind', 'text', (column) => column.notNull().check(sql`kind in ('contact', 'feature')`))
    .addColumn('state', 'text', (column) =>
      column.notNull().check(sql`state in ('new', 'planned', 'done', 'declined')`),
    )
    .addColumn('person_id', 'integer')
    .addColumn('name', 'text')
    .addColumn('email', 'text')
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('sent_at', 'timestamptz', (column) => column.notNull())
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute()
  await sql`create index letter_of_kind on content.letter (kind, state, id desc)`.execute(db)
  await sql`create index letter_of_person on content.letter (person_id)`.execute(db)

  await db.schema
    .createTable('content.letter_history')
    .addColumn('id', 'integer', (column) => column.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('of_id', 'integer', (column) => column.notNull().references('content.letter.id').onDelete('cascade'))
    .addColumn('from_state', 'text')
    .addColumn('to_state', 'text', (column) => column.notNull())
    .addColumn('by_person', 'integer')
    .addColumn('why', 'text')
    .addColumn('at', 'timestamptz', (column) => column.notNull())
    .execute()
  await sql`create index letter_history_of on content.letter_history (of_id)`.execute(db)
}
