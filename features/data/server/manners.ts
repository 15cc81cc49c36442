import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'

/** What is done so soon is no crowd: somebody may wait for it, for a mail with a code perhaps. */
const AT_ONCE_MS = 250
/** Work that has not ended for so long is a crowd's, and as gentle as it becomes. */
const CROWD_MS = 5_000
/** However busy it is here: what waits gets on. From the first pauses on to those of a crowd. */
const LONGEST_MS = [250, 1_500] as const
/** What is free is not taken whole: the database has no more cores than that. Of a crowd's work it is a quarter. */
const TIMES = [1, 4] as const

/** Nor does a delivery wait for more than so many times what the last piece took: where a machine is busy with others, small ones get on, too. */
const MOST_TIMES = 8

/** Who rests for less goes on with what they were at. */
const REST_MS = 1_000

const between = ([from, to]: readonly [number, number], share: number) => from + (to - from) * share

/** Those who are at such work in this process. */
let workers = 0

/** How long somebody has been at what they come back to. */
export interface Stint {
  came: number
  left: number
}

export const newStint = (): Stint => ({ came: 0, left: Number.NEGATIVE_INFINITY })

export interface Manners {
  /** To be called after each piece of work. */
  giveWay(): Promise<void>
  leave(): void
}

/**
 * Work that nobody waits for leaves the thread to what somebody does. After each piece it pauses the longer, the busier the thread was meanwhile and the
 * more are at such work: all of them together have about the time that is free. With a `stint` they have less of it the longer that goes on, for the
 * database has no more cores than this.
 */
export function comeToWork(stint?: Stint): Manners {
  workers += 1
  const now = performance.now()
  if (stint && now - stint.left > REST_MS) stint.came = now
  const came = stint?.came ?? now
  let began = now
  let before = performance.eventLoopUtilization()
  return {
    async giveWay() {
      const { utilization } = performance.eventLoopUtilization(before)
      const crowd = stint ? Math.min(1, (performance.now() - came) / CROWD_MS) : 0
      const piece = performance.now() - began
      const busy = piece * workers * (utilization / Math.max(0.01, 1 - utilization))
      const most = stint ? Math.min(between(LONGEST_MS, crowd), MOST_TIMES * piece) : LONGEST_MS[0]
      const ms = Math.min(most, between(TIMES, crowd) * busy)
      if (ms >= 1 && performance.now() - came > AT_ONCE_MS) await pause(ms)
      began = performance.now()
      before = performance.eventLoopUtilization()
    },
    leave() {
      workers -= 1
      if (stint) stint.left = performance.now()
    },
  }
}
