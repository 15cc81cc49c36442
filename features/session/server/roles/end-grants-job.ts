import type { Database, Job } from '../../../data/contract'
import type { Log } from '../../../web/contract'
import type { Rights } from '../rights'
import type { SessionTables } from '../tables'
import { listEnded, rightOf } from './roles-queries'

/** Grants with an end go when it is over, within a minute, and it is written down like any other change. One that stays keeps no other one. */
export function endGrantsJob(database: Database, rights: Rights, log: Log): Job {
  return {
    id: 'session.end-grants',
    cron: '* * * * *',
    async run({ now }) {
      let [ended, failed] = [0, 0]
      for (const each of await listEnded(database.of<SessionTables>(), now)) {
        const [personId, right] = [each.person_id, rightOf(each)]
        try {
          if (await database.transact((tx) => rights.takeEnded(tx, personId, right, now))) ended++
        } catch (error) {
          failed++
          log.error({ personId, right, err: error }, 'A grant could not be ended at its end and is tried again')
        }
      }
      return ended + failed > 0 ? { ended, failed } : undefined
    },
  }
}
