import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of ['hidden', 'viewed'])
    await sql`create index ${sql.id(`${name}_of_opportunity`)} on ${sql.table(`saved.${name}`)} (opportunity_id)`.execute(
      db,
    )
}
