import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'

/** However busy it is here: what waits gets on. */
const LONGEST_MS = 250
/** What is done so soon is no crowd: somebody may wait for it, for a mail with a code perhaps. */
const AT_ONCE_MS = 250

/** Those who are at such work in this process. */
let workers = 0

export interface Manners {
  /** To be called after each piece of work. */
  giveWay(): Promise<void>
  leave(): void
}

/**
 * Work that nobody waits for leaves the thread to what somebody does. After each piece it pauses the longer, the busier the thread was meanwhile and the
 * more are at such work: all of them together have about the time that is free.
 */
export function comeToWork(): Manners {
  workers += 1
  const came = performance.now()
  let began = came
  let before = performance.eventLoopUtilization()
  return {
    async giveWay() {
      const { utilization } = performance.eventLoopUtilization(before)
      const ms = (performance.now() - began) * workers * (utilization / Math.max(0.01, 1 - utilization))
      if (ms >= 1 && performance.now() - came > AT_ONCE_MS) await pause(Math.min(LONGEST_MS, ms))
      began = performance.now()
      before = performance.eventLoopUtilization()
    },
    leave() {
      workers -= 1
    },
  }
}
