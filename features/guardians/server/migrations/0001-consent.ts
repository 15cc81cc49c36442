import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('guardians.consent')
    .addColumn('id', 'integer', (column) => column.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('person_id', 'integer', (column) => column.notNull())
    .addColumn('guardian_name', 'text', (column) => column.notNull())
    .addColumn('guardian_email', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) =>
      column.notNull().check(sql`state in ('asked', 'given', 'refused', 'taken-back', 'replaced')`),
    )
    .addColumn('asked_at', 'timestamptz', (column) => column.notNull())
    .addColumn('mails', 'integer', (column) => column.notNull())
    .addColumn('mailed_at', 'timestamptz', (column) => column.notNull())
    .addColumn('answer_hash', 'text', (column) => column.notNull().unique())
    .addColumn('answer_until', 'timestamptz', (column) => column.notNull())
    .addColumn('answered_at', 'timestamptz')
    // What was agreed to, in which language and by which way: the evidence that somebody may ask for.
    .addColumn('words_version', 'integer')
    .addColumn('words_language', 'text')
    .addColumn('way', 'text')
    .addColumn('take_back_hash', 'text', (column) => column.unique())
    .addColumn('taken_back_at', 'timestamptz')
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute()
  await sql`create index consent_of_person on guardians.consent (person_id, id)`.execute(db)
  await sql`create index consent_by_email on guardians.consent (lower(guardian_email), mailed_at)`.execute(db)

  await db.schema
    .createTable('guardians.consent_history')
    .addColumn('id', 'integer', (column) => column.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('of_id', 'integer', (column) => column.notNull().references('guardians.consent.id').onDelete('cascade'))
    .addColumn('from_state', 'text')
    .addColumn('to_state', 'text', (column) => column.notNull())
    .addColumn('by_person', 'integer')
    .addColumn('why', 'text')
    .addColumn('at', 'timestamptz', (column) => column.notNull())
    .execute()
  await sql`create index consent_history_of on guardians.consent_history (of_id)`.execute(db)
}
