import type { Database, Job } from '../../data/contract'
import type { Opportunities } from '../../listings/contract'
import { listRuledAfter } from './rule-set-queries'
import type { RulesTables } from './tables'

const BATCH = 500

/** Lists are told of rules as they are written; those that were written before lists asked, or while `rules` was off, are told at night. */
export function tellListingsJob(database: Database, opportunities: Opportunities): Job {
  return {
    id: 'rules.tell-listings',
    cron: '50 2 * * *',
    async run({ signal }) {
      let told = 0
      for (let ids = [0]; ids.length > 0 && !signal.aborted; ) {
        ids = [...(await listRuledAfter(database.of<RulesTables>(), ids.at(-1) ?? 0, BATCH))]
        const untold = (await opportunities.cards(ids)).filter(({ hasConditions }) => !hasConditions)
        if (untold.length === 0) continue
        const those = untold.map(({ id }) => id)
        await database.transact((tx) => opportunities.announce(tx, those, { hasRules: true }))
        told += those.length
      }
      return { told }
    },
  }
}
