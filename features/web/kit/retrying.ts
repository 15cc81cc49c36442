import { HttpError } from '../contract'

/** Spec §8: an effect that fails is tried again up to ten times. */
export const RETRIES = 10
const FIRST_WAIT_MS = 1000
const LONGEST_WAIT_MS = 60_000

/** A refusal stays one however often it is asked for; no answer, a fault of the server and “too many” may pass. */
export function mayPass(error: unknown): boolean {
  return (
    !(error instanceof HttpError) || error.status < 400 || error.status >= 500 || [408, 425, 429].includes(error.status)
  )
}

/** Twice as long after each failure, and never the same for two pages: what has broken for all is not asked by all at once. */
export function waitMs(failures: number, random: () => number): number {
  return Math.min(FIRST_WAIT_MS * 2 ** failures, LONGEST_WAIT_MS) * (0.5 + random() / 2)
}

/** What waiting needs of the world; resolves early when the signal aborts. */
export interface Waiting {
  readonly random: () => number
  pause(ms: number, signal: AbortSignal | undefined): Promise<void>
  online(signal: AbortSignal | undefined): Promise<void>
}

const inBrowser: Waiting = {
  random: Math.random,
  pause: (ms, signal) => settled(signal, (done) => setTimeout(done, ms), clearTimeout),
  async online(signal) {
    if (navigator.onLine) return
    await settled(
      signal,
      (done) => (addEventListener('online', done), done),
      (done) => removeEventListener('online', done),
    )
  },
}

/** Waits for what `begin` calls back, or for the signal, and leaves nothing behind. */
function settled<T>(signal: AbortSignal | undefined, begin: (done: () => void) => T, end: (begun: T) => void) {
  if (signal?.aborted) return Promise.resolve()
  return new Promise<void>((resolve) => {
    const done = () => {
      end(begun)
      signal?.removeEventListener('abort', done)
      resolve()
    }
    const begun = begin(done)
    signal?.addEventListener('abort', done)
  })
}

/**
 * Does what has no card and no button of its own to try it again: a refresh, a subscription. Waits while there is no connection; rejects
 * with the last error after ten retries, at once with what cannot pass, and with the signal's reason when it aborts.
 */
export async function retrying<T>(
  effect: () => Promise<T>,
  { signal, waiting = inBrowser }: { readonly signal?: AbortSignal; readonly waiting?: Waiting } = {},
): Promise<T> {
  for (let failures = 0; ; failures++) {
    await waiting.online(signal)
    signal?.throwIfAborted()
    try {
      return await effect()
    } catch (error) {
      signal?.throwIfAborted()
      if (failures === RETRIES || !mayPass(error)) throw error
    }
    await waiting.pause(waitMs(failures, waiting.random), signal)
  }
}
