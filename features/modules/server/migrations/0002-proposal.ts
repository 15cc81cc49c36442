import { type Kysely, sql } from 'kysely'

/** Switching off that waits for a second person. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('modules.proposal')
    .addColumn('id', 'integer', (column) => column.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('feature', 'text', (column) => column.notNull())
    .addColumn('why', 'text', (column) => column.notNull())
    .addColumn('by_person', 'integer')
    .addColumn('at', 'timestamptz', (column) => column.notNull())
    .addColumn('state', 'text', (column) =>
      column.notNull().check(sql`state in ('open', 'approved', 'declined', 'taken-back', 'lapsed', 'over')`),
    )
    .addColumn('settled_by_person', 'integer')
    .addColumn('settled_at', 'timestamptz')
    .addColumn('settled_why', 'text')
    .execute()
  // Of two who propose the same at the same moment, one does.
  await sql`create unique index proposal_open on modules.proposal (feature) where state = 'open'`.execute(db)
}
