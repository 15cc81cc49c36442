import type { Clock, Database } from '../../../data/contract'
import type { Imitations } from '../../contract'
import type { ListingsTables } from '../tables'
import { knownNames } from './known-names'
import { createLookAlikes, type LookAlikes } from './look-alike'

/** No organisation of anybody's: whoever is nearly called so means to be taken for the house. */
const HOUSE: ReadonlyMap<string, number> = new Map([['Foothold', Number.POSITIVE_INFINITY]])

/** Counting reads all rows: once for all who ask in this time. */
const KEEP_MS = 60_000

export function createImitations(database: Database, clock: Clock): Imitations {
  let kept: { readonly at: number; readonly lookAlikes: Promise<LookAlikes> } | undefined

  function known(): Promise<LookAlikes> {
    const at = clock.now().getTime()
    if (kept && at - kept.at < KEEP_MS) return kept.lookAlikes
    const lookAlikes = knownNames(database.of<ListingsTables>(), HOUSE).then(createLookAlikes)
    kept = { at, lookAlikes }
    lookAlikes.catch(() => (kept = undefined))
    return lookAlikes
  }

  return {
    async of(names) {
      const { find } = await known()
      return new Map(
        names
          .flatMap((name) => [[name, find(name)] as const])
          .filter((each): each is [string, string] => each[1] !== undefined),
      )
    },
  }
}
