import { sql } from 'kysely'
import type { Database, Job } from '../../contract'
import type { Engine } from '../engine'

/** As PostgreSQL's own cleaner decides: a fifth of the rows, and not for a handful of them. */
const DEAD_PART = 5
const DEAD_LEAST = 500

/** Those never tidied since the start, too: what a run before left behind is not counted in this one. */
const findUntidy = sql<{ readonly schema: string; readonly name: string }>`
  select schemaname as schema, relname as name from pg_stat_user_tables
  where last_vacuum is null or n_dead_tup > ${sql.lit(DEAD_LEAST)} + n_live_tup / ${sql.lit(DEAD_PART)}
  order by n_dead_tup desc`

/**
 * Frees what rows that were changed or deleted leave behind, and counts anew what tables hold. PostgreSQL has a process for that; the embedded one
 * has none, and would grow with every change for ever. Table by table: who asks meanwhile comes between two.
 */
export function tidyJob(database: Database, engine: Engine): Job {
  return {
    id: 'data.tidy',
    cron: '41 * * * *',
    async run({ signal }) {
      if (engine.kind !== 'embedded') return { tidied: 0 }
      await sql`select pg_stat_force_next_flush()`.execute(database.of()) // what the last second did is counted, too
      const { rows } = await findUntidy.execute(database.of())
      let tidied = 0
      for (const { schema, name } of rows) {
        if (signal.aborted) break
        await engine.unhurried(() => sql`vacuum (analyze) ${sql.table(`${schema}.${name}`)}`.execute(database.of()))
        tidied += 1
      }
      return { tidied }
    },
  }
}
