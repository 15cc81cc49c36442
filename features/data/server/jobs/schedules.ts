import { sql } from 'kysely'
import type { Database, Tx } from '../../contract'
import type { Queues } from './queues'
import type { Due } from './timetable'

/** Of a schedule only one run waits, however long nobody takes it. */
const ONE_WAITS = { singletonKey: 'cron' }

/** Each node of a house finds the same runs due; the first to say so sends them. */
export async function sendDue(database: Database, queues: Queues, due: readonly Due[], now: Date): Promise<void> {
  if (due.length === 0) return
  await database.transact(async (tx) => {
    for (const id of await claim(database, tx, due, now)) await queues.send(tx, id, undefined, ONE_WAITS)
  })
}

/**
 * A later instant than the last one, so that a node that comes late sends nothing again; any other where the last one lies ahead: after a clock that ran
 * ahead for a while the schedule would stand still. By name, so that two nodes do not wait for each other.
 */
async function claim(database: Database, tx: Tx, due: readonly Due[], now: Date): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`insert into data.scheduled_run (job, due_at)
    select job, due_at from unnest(${due.map(({ id }) => id)}::text[], ${due.map(({ at }) => at)}::timestamptz[]) as t (job, due_at) order by job
    on conflict (job) do update set due_at = excluded.due_at
      where scheduled_run.due_at < excluded.due_at or scheduled_run.due_at > ${now}
    returning job as id`.execute(database.on<unknown>(tx))
  return rows.map(({ id }) => id)
}
