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
    // Only around a birthday does it matter where somebody is.
    const [first, last] = days.anywhere()
    const isSure = ({ bornOn }: { readonly bornOn: number }) =>
      isYounger(bornOn, years, first) === isYounger(bornOn, years, last)
    const unsure = said.filter((each) => !isSure(each)).map(({ id }) => id)
    const today = unsure.length > 0 ? await days.ofAll(unsure) : undefined
    return new Map(
      said.map((each) => [each.id, isYounger(each.bornOn, years, isSure(each) ? first : (today?.(each.id) ?? first))]),
    )
  }

  return {
    isUnder: async (personId, years) => (await known([personId], years)).get(personId),
    underAmong: async (personIds, years) =>
      new Set([...(await known(personIds, years))].flatMap(([id, isUnder]) => (isUnder ? [id] : []))),
    put: (personId, bornOn) => facts.put(personId, { bornOn }),
  }
}
