import { type Kysely, sql } from 'kysely'

/** News waits for its time, in the name that it was previewed with; of whom it was not sent to is kept why. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table discussion.post drop constraint if exists post_state_check`.execute(db)
  await sql`alter table discussion.post add constraint post_state_check
    check (state in ('shown', 'held', 'removed', 'withdrawn', 'waiting'))`.execute(db)
  await sql`alter table discussion.post add column goes_at timestamptz, add column sender text`.execute(db)
  await sql`alter table discussion.post add constraint post_waits_for
    check (state <> 'waiting' or (kind = 'update' and goes_at is not null and sender is not null))`.execute(db)
  await sql`create index post_waiting on discussion.post (goes_at) where state = 'waiting'`.execute(db)

  await db.schema
    .createTable('discussion.skipped')
    .addColumn('id', 'integer', (column) => column.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('post_id', 'integer', (column) => column.notNull().references('discussion.post.id').onDelete('cascade'))
    .addColumn('person_id', 'integer', (column) => column.notNull())
    .addColumn('why', 'text', (column) =>
      column.notNull().check(sql`why in ('unsubscribed', 'bounced', 'closed', 'left')`),
    )
    .addColumn('at', 'timestamptz', (column) => column.notNull())
    .addUniqueConstraint('skipped_once', ['post_id', 'person_id'])
    .execute()
  await sql`create index skipped_person on discussion.skipped (person_id)`.execute(db)
}
