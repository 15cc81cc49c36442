import { isPromise } from './errors'

/** Waits for work at most so long; late work counts as failed and its outcome is dropped. */
export interface Limiter {
  readonly ms: number
  readonly wait: <T>(work: T | PromiseLike<T>, late: () => Error) => T | Promise<T>
  /** Forgets the timer, so that a process can end. */
  readonly close: () => void
}

interface Waiting {
  readonly until: number
  readonly expire: () => void
}

/** All waits of a limiter last equally long, so the oldest is always the next to expire and one timer serves all. */
export function createLimiter(limitMs: number): Limiter {
  const ms = Math.min(limitMs, 2 ** 31 - 1)
  const waiting = new Set<Waiting>()
  let timer: ReturnType<typeof setTimeout> | undefined

  function arm(): void {
    const [first] = waiting
    timer = first && setTimeout(expire, Math.max(1, first.until - performance.now()))
  }
  function expire(): void {
    for (const each of waiting) {
      if (each.until > performance.now()) break
      waiting.delete(each)
      each.expire()
    }
    arm()
  }
  function close(): void {
    clearTimeout(timer)
    timer = undefined
  }

  return {
    ms,
    close,
    wait<T>(work: T | PromiseLike<T>, late: () => Error): T | Promise<T> {
      if (!isPromise(work)) return work
      return new Promise<T>((resolve, reject) => {
        const entry = { until: performance.now() + ms, expire: () => reject(late()) }
        waiting.add(entry)
        if (timer === undefined) arm()
        const settled = () => {
          waiting.delete(entry)
          if (waiting.size === 0) close()
        }
        work.then(
          (value) => (settled(), resolve(value as T)),
          (cause) => (settled(), reject(cause)),
        )
      })
    },
  }
}
