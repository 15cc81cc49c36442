import type { Database, Job } from '../../../data/contract'
import { type MergeTables, settleMerges } from './merge-queries'

/** Thirty days after a merge it is for good: the address of the account that ended is free again. */
export function settleMergesJob(database: Database): Job {
  return {
    id: 'session.settle-merges',
    cron: '40 3 * * *',
    async run({ now }) {
      const settled = await database.transact((tx) => settleMerges(database.on<MergeTables>(tx), now))
      return settled > 0 ? { settled } : undefined
    },
  }
}
