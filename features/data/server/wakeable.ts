import { AsyncResource } from 'node:async_hooks'

/** Repeats work when woken and every so often; never twice at once, and once more when woken while at it. */
export interface Wakeable {
  wake(): void
  /** Stops, and waits for a round that runs. */
  close(): Promise<void>
}

export function createWakeable(everyMs: number, work: () => Promise<void>, failed: (error: unknown) => void): Wakeable {
  let round: Promise<void> | undefined
  let again = false
  let closed = false

  // Bound: work is nobody's who woke it, neither part of their transaction nor of their request.
  const run = AsyncResource.bind(async () => {
    do {
      again = false
      await work().catch(failed)
    } while (again && !closed)
    round = undefined
  })

  function wake(): void {
    if (closed) return
    again = true
    round ??= run()
  }

  const timer = setInterval(wake, everyMs)
  timer.unref()
  return {
    wake,
    async close() {
      closed = true
      clearInterval(timer)
      await round
    },
  }
}
