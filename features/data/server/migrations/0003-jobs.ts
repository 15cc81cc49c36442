import type { Kysely } from 'kysely'
import { sql } from 'kysely'

/** The tables of pg-boss, in the transaction of this migration: its text brings a transaction of its own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { default: PgBoss } = await import('pg-boss') // 60 ms that only a new database pays
  const plan = PgBoss.getConstructionPlans('jobs')
  await sql.raw(plan.replace(/^\s*BEGIN;/m, '').replace(/^\s*COMMIT;/m, '')).execute(db)
}
