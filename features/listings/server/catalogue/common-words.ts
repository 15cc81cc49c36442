import { LRUCache } from 'lru-cache'
import type { Bonuses } from './bonuses'
import { Impacts } from './impacts'
import { type Said, saidKey } from './said-lists'
import type { Wanted } from './wanted'

/** Numbers that are kept to meet long lists as sets: 320 MB, which some 200 common words fill where there are a million opportunities; texts that were asked lately may hold some for longer. */
const MOST_NUMBERS = 80_000_000

/** What is said in at least `fewest()` places, as sets. */
export function createCommonWords(saidOf: (wanted: Wanted) => Said, bonuses: Bonuses, fewest: () => number) {
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

  return {
    has: (wanted: Wanted) => saidOf(wanted).size >= fewest(),
    of(wanted: Wanted): { readonly said: Said; readonly impacts: Impacts } {
      const said = saidOf(wanted)
      return { said, impacts: impactsOf(wanted, said) }
    },
  }
}
