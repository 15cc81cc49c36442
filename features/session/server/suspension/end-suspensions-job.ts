import type { Database, Job } from '../../../data/contract'
import type { Log } from '../../../web/contract'
import type { SessionTables } from '../tables'
import { listOver } from './suspension-queries'
import type { Suspensions } from './suspensions'

/** Disabled accounts with an end open again when it is over, within a minute. One that cannot be opened keeps no other one shut. */
export function endSuspensionsJob(database: Database, suspensions: Suspensions, log: Log): Job {
  return {
    id: 'session.end-suspensions',
    cron: '* * * * *',
    async run({ now }) {
      let [enabled, failed] = [0, 0]
      for (const personId of await listOver(database.of<SessionTables>(), now)) {
        try {
          if (await database.transact((tx) => suspensions.enableOver(tx, personId, now))) enabled++
        } catch (error) {
          failed++
          log.error({ personId, err: error }, 'A disabled account could not be opened at its end and is tried again')
        }
      }
      return enabled + failed > 0 ? { enabled, failed } : undefined
    },
  }
}
