import type { Clock, Database } from '../../data/contract'
import { type Ages, todayOf } from '../contract'
import { findOwnFacts } from './fact-queries'
import type { RulesTables } from './tables'

/** Of a date as a number: 20261122. */
const YEAR = 10_000

export function createAges(database: Database, clock: Clock): Ages {
  return {
    async isUnder(personId, years) {
      const { bornOn } = await findOwnFacts(database.of<RulesTables>(), personId)
      return bornOn === null ? undefined : bornOn > todayOf(clock.now()).date - years * YEAR
    },
  }
}
