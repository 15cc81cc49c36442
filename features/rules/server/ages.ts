import type { Database } from '../../data/contract'
import { type Ages, isYounger } from '../contract'
import { findOwnFactsOf } from './fact-queries'
import type { LocalDays } from './local-days'
import type { OwnFacts } from './own-facts'
import type { RulesTables } from './tables'

export function createAges(database: Database, days: LocalDays, facts: OwnFacts): Ages {
  /** Of those who have said when they were born. */
  async function known(personIds: readonly number[], years: number): Promise<ReadonlyMap<number, boolean>> {
    const said = [...(await findOwnFactsOf(database.of<RulesTables>(), personIds))].flatMap(([id, { bornOn }]) =>
      bornOn === null ? [] : [{ id, bornOn }],
    )
    if (said.length === 0) return new Map()
    const today = await days.ofAll(said.map(({ id }) => id))
    return new Map(said.map(({ id, bornOn }) => [id, isYounger(bornOn, years, today(id))]))
  }

  return {
    isUnder: async (personId, years) => (await known([personId], years)).get(personId),
    underAmong: async (personIds, years) =>
      new Set([...(await known(personIds, years))].flatMap(([id, isUnder]) => (isUnder ? [id] : []))),
    put: (personId, bornOn) => facts.put(personId, { bornOn }),
  }
}
