/** Where browsers have no idle callback (Safari): late enough for the first paint to be done with. */
const LATER_MS = 2000

const savesData = () => (navigator as { connection?: { readonly saveData?: boolean } }).connection?.saveData === true

interface Patience {
  /** At the latest, in milliseconds, however busy the browser is. */
  readonly timeout?: number
  /** Where browsers have no idle callback. */
  readonly laterMs?: number
}

/** Runs `run` when the browser has nothing else to do. Returns how to call it off. */
export function onceIdle(run: () => void, { laterMs = LATER_MS, ...wish }: Patience = {}): () => void {
  if (typeof requestIdleCallback === 'function') {
    const asked = requestIdleCallback(run, wish)
    return () => cancelIdleCallback(asked)
  }
  const timer = setTimeout(run, laterMs)
  return () => clearTimeout(timer)
}

/** The same for what may never be needed: not for those who save data. */
export const whenIdle = (run: () => void): (() => void) => (savesData() ? () => {} : onceIdle(run))
