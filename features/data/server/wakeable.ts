import { AsyncResource } from 'node:async_hooks'
import { setTimeout as pause } from 'node:timers/promises'

/**
 * After a round the next one begins so much later, and the later the longer it goes on: what a crowd sends is taken together, and who comes alone is
 * served at once.
 */
const BETWEEN_MS = { first: 40, longest: 200 } as const
const LONGER = 1.2

/** Repeats work when woken and every so often; never twice at once, and once more when woken while at it. */
export interface Wakeable {
  wake(): void
  /** Stops, and waits for a round that runs. */
  close(): Promise<void>
}

export function createWakeable(everyMs: number, work: () => Promise<void>, failed: (error: unknown) => void): Wakeable {
  let round: Promise<void> | undefined
  let again = false
  let mayBeginAt = 0
  let betweenMs: number = BETWEEN_MS.first
  const closing = new AbortController()

  /** Cut short by the end. */
  async function gather(): Promise<void> {
    const ms = mayBeginAt - performance.now()
    betweenMs = ms > 0 ? Math.min(BETWEEN_MS.longest, betweenMs * LONGER) : BETWEEN_MS.first
    if (ms > 0) await pause(ms, undefined, { ref: false, signal: closing.signal }).catch(() => undefined)
  }

  // Bound: work is nobody's who woke it, neither part of their transaction nor of their request.
  const run = AsyncResource.bind(async () => {
    do {
      await gather()
      if (closing.signal.aborted) break
      again = false
      await work().catch(failed)
      mayBeginAt = performance.now() + betweenMs
    } while (again)
    round = undefined
  })

  function wake(): void {
    if (closing.signal.aborted) return
    again = true
    round ??= run()
  }

  const timer = setInterval(wake, everyMs)
  timer.unref()
  return {
    wake,
    async close() {
      closing.abort()
      clearInterval(timer)
      await round
    },
  }
}
