import type { Clock, Database } from '../../data/contract'
import { type Ages, todayOf } from '../contract'
import { findOwnFacts, findOwnFactsOf } from './fact-queries'
import type { RulesTables } from './tables'

/** Of a date as a number: 20261122. */
const YEAR = 10_000

export function createAges(database: Database, clock: Clock): Ages {
  const isUnder = (bornOn: number, years: number) => bornOn > todayOf(clock.now()).date - years * YEAR
  return {
    async isUnder(personId, years) {
      const { bornOn } = await findOwnFacts(database.of<RulesTables>(), personId)
      return bornOn === null ? undefined : isUnder(bornOn, years)
    },
    async underAmong(personIds, years) {
      const known = await findOwnFactsOf(database.of<RulesTables>(), personIds)
      return new Set([...known].flatMap(([id, { bornOn }]) => (bornOn !== null && isUnder(bornOn, years) ? [id] : [])))
    },
  }
}
