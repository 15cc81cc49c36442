import type { Log } from '../../web/contract'
import type { Stake } from '../contract'
import type { Stakes } from '../contract/wire'

/** One that hangs is said to be uncounted: nobody waits for it to switch something off. */
export const STAKE_LIMIT_MS = 1500

interface StakesNeeds {
  readonly stakes: () => readonly Stake[]
  readonly now: () => Date
  readonly log: Pick<Log, 'warn'>
  readonly limitMs: number
}

export type CountStakes = (features: readonly string[]) => Promise<Stakes['items']>

/** Counts what of these features is alive, all at once; what is not there at all is left out. */
export function createCountStakes({ stakes, now, log, limitMs }: StakesNeeds): CountStakes {
  async function counted(stake: Stake) {
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error(`no answer within ${limitMs} ms`)), limitMs)
    })
    try {
      return await Promise.race([stake.count(now()), late])
    } catch (err) {
      log.warn({ err, stake: stake.id }, 'What is at stake could not be counted')
      return null
    } finally {
      clearTimeout(timer)
    }
  }

  return async (features) => {
    const own = stakes()
      .map((stake) => ({ stake, feature: stake.id.split('.')[0] ?? '' }))
      .filter(({ feature }) => features.includes(feature))
      .sort((a, b) => features.indexOf(a.feature) - features.indexOf(b.feature))
    const items = await Promise.all(
      own.map(async ({ stake, feature }) => ({ feature, says: stake.id, counts: await counted(stake) })),
    )
    return items.filter(({ counts }) => counts === null || Object.values(counts).some((count) => count > 0))
  }
}
