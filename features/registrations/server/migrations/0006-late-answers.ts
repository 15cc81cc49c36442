import { type Kysely, sql } from 'kysely'

/** What was asked and answered after somebody registered: apart from what was sent, which the receipt vouches for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('registrations.registration')
    .addColumn('late_answers', 'jsonb', (column) => column.notNull().defaultTo(sql`'[]'::jsonb`))
    .execute()
}
