import { type Clock, wallClockAt } from '../../data/contract'
import type { Zones } from '../../session/contract'
import { todayOf } from '../contract'

/** What day it is for people, as 20261122: where they are, and India's where nobody knows. */
export interface LocalDays {
  of(personId: number): Promise<number>
  ofAll(personIds: readonly number[]): Promise<(personId: number) => number>
  /** The day that it still is somewhere, and the one that it is already. */
  anywhere(): readonly [first: number, last: number]
}

/** The day on a calendar of the zone. */
export function dayIn(zone: string, now: Date): number {
  const there = new Date(wallClockAt(now.getTime(), zone))
  return there.getUTCFullYear() * 10_000 + (there.getUTCMonth() + 1) * 100 + there.getUTCDate()
}

/** Nowhere is it later, and nowhere earlier. */
const ENDS = ['Etc/GMT+12', 'Pacific/Kiritimati'] as const

export function createLocalDays(clock: Clock, zones: () => Zones | undefined): LocalDays {
  async function ofAll(personIds: readonly number[]) {
    const now = clock.now()
    const known = await zones()?.of(personIds)
    return (personId: number) => {
      const zone = known?.get(personId)
      return zone === undefined ? todayOf(now).date : dayIn(zone, now)
    }
  }
  const anywhere: LocalDays['anywhere'] = () => [dayIn(ENDS[0], clock.now()), dayIn(ENDS[1], clock.now())]
  return { anywhere, ofAll, of: async (personId) => (await ofAll([personId]))(personId) }
}
