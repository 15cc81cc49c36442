import type { Database, DatabaseTools, SetAside } from '../contract'
import { dataErrors } from '../contract'
import type { Engine } from './engine'
import type { FailedJob } from './jobs/job-queries'
import { findFailedJobs, isFailedJob } from './jobs/job-queries'
import type { JobRunner } from './jobs/job-runner'
import type { Dispatcher } from './outbox/dispatcher'
import { findSetAside, reviveDelivery } from './outbox/set-aside-queries'
import type { OutboxTables } from './outbox/tables'

function asSetAside({ id, name, tries, failedAt, output }: FailedJob): SetAside {
  const says = typeof output === 'object' && output !== null && 'message' in output ? output.message : output
  return {
    kind: 'job',
    id,
    of: name,
    tries,
    since: failedAt,
    error: typeof says === 'string' ? says : JSON.stringify(says),
  }
}

export function createDatabaseTools(
  database: Database,
  engine: Engine,
  dispatcher: Dispatcher,
  runner: JobRunner,
): DatabaseTools {
  return {
    pack: engine.pack,
    async setAside() {
      const events = await findSetAside(database.of<OutboxTables>())
      const jobs = await findFailedJobs(database.of())
      const all = [...events.map((each): SetAside => ({ kind: 'event', ...each })), ...jobs.map(asSetAside)]
      return all.sort((a, b) => b.since.getTime() - a.since.getTime())
    },
    async retry({ kind, id, of }) {
      if (kind === 'job') {
        if (await isFailedJob(database.of(), of, id)) return runner.retry(of, id)
      } else if (await reviveDelivery(database.of<OutboxTables>(), id, of)) return dispatcher.wake()
      throw dataErrors.notFound(`There is no ${kind} ${id} of "${of}" set aside. It may have been retried already.`)
    },
  }
}
