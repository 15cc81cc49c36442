import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import PgBoss from 'pg-boss'

/** The tables of pg-boss, in the transaction of this migration: its text brings a transaction of its own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const plan = PgBoss.getConstructionPlans('jobs')
  await sql.raw(plan.replace(/^\s*BEGIN;/m, '').replace(/^\s*COMMIT;/m, '')).execute(db)
}
