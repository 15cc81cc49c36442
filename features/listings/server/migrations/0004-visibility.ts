import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('listings.opportunity')
    .addColumn('visibility', 'text', (column) =>
      column.notNull().defaultTo('public').check(sql`visibility in ('public', 'link', 'invited')`),
    )
    .execute()
}
