import { type Kysely, sql } from 'kysely'

/** Nobody was asked of what is there already: it stays unknown, and no page claims any. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('listings.opportunity')
    .addColumn('employment_type', 'text', (column) =>
      column.check(sql`employment_type in ('full-time', 'part-time', 'contract', 'temporary', 'volunteer')`),
    )
    .execute()
}
