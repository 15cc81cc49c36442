import { LRUCache } from 'lru-cache'
import type { Sought } from './best-first'
import type { Bonuses } from './bonuses'
import { Impacts } from './impacts'
import { type Said, saidKey } from './said-lists'
import type { Wanted } from './wanted'

/** Numbers that are kept to meet long lists as sets: 320 MB, which some 200 common words fill where there are a million opportunities. */
const MOST_NUMBERS = 80_000_000

/** What was asked as sets of where it is said, where all of it is said in at least `fewest()` places; undefined where something is not, or is left out. */
export function createCommonWords(
  saidOf: (wanted: Wanted) => Said,
  sharesOf: (asked: readonly Wanted[]) => readonly number[],
  bonuses: Bonuses,
  fewest: () => number,
) {
  const kept = new LRUCache<string, Impacts>({ maxSize: MOST_NUMBERS, sizeCalculation: ({ length }) => length })

  function impactsOf(wanted: Wanted, said: Said): Impacts {
    const key = saidKey(wanted)
    const before = kept.get(key)
    const length = before?.length
    const made = before?.follow(said) ?? new Impacts(said, bonuses)
    if (made.length !== length) kept.delete(key) // the same one that grew would not be weighed anew
    kept.set(key, made)
    return made
  }

  return (asked: readonly Wanted[]): readonly Sought[] | undefined => {
    if (asked.some(({ isExcluded }) => isExcluded)) return undefined
    const all = asked.map((wanted) => ({ wanted, said: saidOf(wanted) }))
    if (all.some(({ said }) => said.size < fewest())) return undefined
    const shares = sharesOf(asked)
    return all.map(({ wanted, said }, at) => ({ said, impacts: impactsOf(wanted, said), share: shares[at] as number }))
  }
}
