import { setTimeout as wait } from 'node:timers/promises'

export interface Paced {
  readonly asked: number
  readonly p50Ms: number
  readonly p99Ms: number
}

/**
 * Asks at a constant rate whatever the answers do, and measures each from the instant it was due: a server that stalls is asked on, and those who
 * wait behind the stall count. autocannon's own rate sends each second's share at once and corrects the figures afterwards, so it is not used for this.
 */
export async function atConstantRate(perSecond: number, ms: number, ask: () => Promise<void>): Promise<Paced> {
  const count = Math.floor((perSecond * ms) / 1000)
  const times: number[] = []
  const asked: Promise<void>[] = []
  const began = performance.now()
  for (let turn = 0; turn < count; ) {
    const now = performance.now() - began
    for (; turn < count && (turn / perSecond) * 1000 <= now; turn++) {
      const due = began + (turn / perSecond) * 1000
      asked.push(ask().then(() => void times.push(performance.now() - due)))
    }
    await wait(1)
  }
  await Promise.all(asked)
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
  return { asked: count, p50Ms: at(0.5), p99Ms: at(0.99) }
}
