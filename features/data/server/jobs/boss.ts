import type { Kysely } from 'kysely'
import { CompiledQuery } from 'kysely'
import type PgBoss from 'pg-boss'
import type { Log } from '../../../web/contract'
import type { Database } from '../../contract'

const DAY_SECONDS = 86_400

/** pg-boss's door to a database, in its own words. */
export function doorOf(db: Kysely<unknown>): PgBoss.Db {
  return {
    executeSql: async (text, values) => {
      const { rows } = await db.executeQuery(CompiledQuery.raw(text, values ?? []))
      return { rows: [...rows] }
    },
  }
}

/** The lines of one failing after another would say the same: only the first of a row is logged. */
function createTolerantDoor(strict: PgBoss.Db, log: Log): PgBoss.Db {
  let failing = false
  return {
    async executeSql(text, values) {
      try {
        const reply = await strict.executeSql(text, values)
        failing = false
        return reply
      } catch (error) {
        if (!failing) log.warn({ error }, 'The job queue cannot reach the database; it goes on when it can.')
        failing = true
        return undefined as never
      }
    },
  }
}

/**
 * pg-boss keeps queues, retries and archives; the loop that sends and runs jobs is ours (job-runner.ts): one query
 * for all queues, and none of its own that is left to fail unheard. What it does on its own timers goes through a door
 * that answers undefined instead of rejecting, because it awaits only some of it.
 */
export async function createBoss(database: Database, log: Log): Promise<PgBoss> {
  const { default: Boss } = await import('pg-boss')
  const boss = new Boss({
    db: createTolerantDoor(doorOf(database.of()), log),
    schema: 'jobs',
    schedule: false,
    // What is done nobody reads, and what it was sent with is often somebody's: it must not outlive their erasure for days.
    archiveCompletedAfterSeconds: 900,
    deleteAfterMinutes: 1,
    archiveFailedAfterSeconds: 30 * DAY_SECONDS,
  })
  boss.on('error', (error) => log.warn({ error }, 'The job queue met an error.'))
  return boss
}
