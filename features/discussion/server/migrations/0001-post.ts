import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('discussion.post')
    .addColumn('id', 'integer', (column) => column.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('opportunity_id', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull().check(sql`kind in ('question', 'answer', 'update')`))
    .addColumn('question_id', 'integer', (column) => column.references('discussion.post.id').onDelete('cascade'))
    .addColumn('person_id', 'integer')
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull().check(sql`state in ('shown', 'held', 'removed')`))
    .addColumn('held_for', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('pinned_at', 'timestamptz')
    .addColumn('at', 'timestamptz', (column) => column.notNull())
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addCheckConstraint('answers_have_questions', sql`(kind = 'answer') = (question_id is not null)`)
    .execute()
  await sql`create index post_of on discussion.post (opportunity_id, kind, id desc)`.execute(db)
  await sql`create index post_answers on discussion.post (question_id, id) where question_id is not null`.execute(db)
  await sql`create index post_of_person on discussion.post (person_id)`.execute(db)

  await db.schema
    .createTable('discussion.post_history')
    .addColumn('id', 'integer', (column) => column.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('of_id', 'integer', (column) => column.notNull().references('discussion.post.id').onDelete('cascade'))
    .addColumn('from_state', 'text')
    .addColumn('to_state', 'text', (column) => column.notNull())
    .addColumn('by_person', 'integer')
    .addColumn('why', 'text')
    .addColumn('at', 'timestamptz', (column) => column.notNull())
    .execute()
  await sql`create index post_history_of on discussion.post_history (of_id)`.execute(db)

  await db.schema
    .createTable('discussion.report')
    .addColumn('id', 'integer', (column) => column.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('post_id', 'integer', (column) => column.notNull().references('discussion.post.id').onDelete('cascade'))
    .addColumn('person_id', 'integer', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('at', 'timestamptz', (column) => column.notNull())
    .addColumn('settled', 'text', (column) => column.check(sql`settled in ('kept', 'removed')`))
    .addUniqueConstraint('report_once', ['post_id', 'person_id'])
    .execute()
  await sql`create index report_open on discussion.report (post_id) where settled is null`.execute(db)
}
