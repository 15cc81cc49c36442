import { sql } from 'kysely'
import type { HealthCheck } from '../../web/contract'
import type { Clock, Database } from '../contract'
import { jobsState } from './jobs/job-queries'
import { outboxState } from './outbox/outbox-queries'
import type { OutboxTables } from './outbox/tables'

const DEADLINE_MS = 2_000
/** An event that waits longer than this says that deliveries have stopped, not that they are busy. */
const OLD_MS = 600_000

type Finding = { readonly well: boolean; readonly says: string }

/** A check that does not answer in time has answered: not well. */
async function inTime(find: () => Promise<Finding>): Promise<Finding> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<Finding>((resolve) => {
    timer = setTimeout(() => resolve({ well: false, says: `no answer within ${DEADLINE_MS / 1000} s` }), DEADLINE_MS)
  })
  const failed = (error: unknown) => ({ well: false, says: error instanceof Error ? error.message : String(error) })
  return Promise.race([find().catch(failed), late]).finally(() => clearTimeout(timer))
}

export function databaseCheck(database: Database): HealthCheck {
  const find = async () => {
    const startedAt = performance.now()
    await sql`select 1`.execute(database.of())
    return { well: true, says: `${database.kind}, answers in ${Math.round(performance.now() - startedAt)} ms` }
  }
  return { id: 'data.database', needed: true, check: () => inTime(find) }
}

export function outboxCheck(database: Database, clock: Clock): HealthCheck {
  const find = async () => {
    const { oldest, setAside } = await outboxState(database.of<OutboxTables>())
    const waitsMs = oldest ? clock.now().getTime() - oldest.getTime() : 0
    const waits = oldest ? `the oldest event waits ${Math.round(waitsMs / 1000)} s` : 'nothing waits'
    return { well: waitsMs < OLD_MS && setAside === 0, says: `${waits}, ${setAside} set aside` }
  }
  return { id: 'data.outbox', needed: false, check: () => inTime(find) }
}

export function jobsCheck(database: Database): HealthCheck {
  const find = async () => {
    const { waiting, failed } = await jobsState(database.of())
    return { well: failed === 0, says: `${waiting} waiting, ${failed} set aside` }
  }
  return { id: 'data.jobs', needed: false, check: () => inTime(find) }
}
