import type { Database, Job } from '../../../data/contract'
import type { Rights } from '../rights'
import type { SessionTables } from '../tables'
import { listEnded, rightOf } from './roles-queries'

/** Grants with an end go when it is over, within a minute, and it is written down like any other change. */
export function endGrantsJob(database: Database, rights: Rights): Job {
  return {
    id: 'session.end-grants',
    cron: '* * * * *',
    async run({ now }) {
      const ended = await listEnded(database.of<SessionTables>(), now)
      for (const each of ended) {
        await database.transact((tx) =>
          rights.take(tx, each.person_id, rightOf(each), { personId: undefined, way: 'its end' }),
        )
      }
      return ended.length > 0 ? { ended: ended.length } : undefined
    },
  }
}
