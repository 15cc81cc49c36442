import { setTimeout as wait } from 'node:timers/promises'

export interface Paced {
  readonly asked: number
  readonly p50Ms: number
  readonly p99Ms: number
}

/**
 * Asks at a constant rate whatever the answers do, and measures each from the instant it was due: a server that stalls is asked on, and those who
 * wait behind the stall count. autocannon's own rate sends each second's share at once and corrects the figures afterwards, so it is not used for this.
 * Nothing is kept of what was answered but its time, and `npm run bench` gives this process a small young generation: what answers are read into
 * is freed soon. Otherwise a full collection every half a second of who asks counts as the server's.
 */
export async function atConstantRate(perSecond: number, ms: number, ask: () => Promise<void>): Promise<Paced> {
  if (!(perSecond > 0)) throw new Error('Nothing was answered while all was asked: there is no rate to ask at.')
  const count = Math.max(1, Math.floor((perSecond * ms) / 1000))
  const times = new Float64Array(count)
  let answered = 0
  let allAnswered = () => {}
  let oneFailed: (error: unknown) => void = () => {}
  const over = new Promise<void>((done, fail) => {
    ;[allAnswered, oneFailed] = [done, fail]
  })
  over.catch(() => {}) // told below: the first failure may come while the others are still asked
  const began = performance.now()
  const askOne = (due: number) =>
    ask().then(() => {
      times[answered++] = performance.now() - began - due
      if (answered === count) allAnswered()
    }, oneFailed)
  for (let turn = 0; turn < count; ) {
    const now = performance.now() - began
    for (; turn < count && (turn / perSecond) * 1000 <= now; turn++) void askOne((turn / perSecond) * 1000)
    await wait(1)
  }
  await over
  times.sort()
  const at = (share: number) => times[Math.min(count - 1, Math.floor(count * share))] ?? 0
  return { asked: count, p50Ms: at(0.5), p99Ms: at(0.99) }
}
