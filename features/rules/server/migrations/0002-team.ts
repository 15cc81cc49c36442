import { type Kysely, sql } from 'kysely'

/** What is asked of a team as a whole, in the same version as what is asked of each. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('rules.rule_set')
    .addColumn('team', 'jsonb', (column) => column.notNull().defaultTo(sql`'{}'::jsonb`))
    .execute()
}
