/** Where browsers have no idle callback (Safari): late enough for the first paint to be done with. */
const LATER_MS = 2000

const savesData = () => (navigator as { connection?: { readonly saveData?: boolean } }).connection?.saveData === true

/** Runs `run` when the browser has nothing else to do; never for those who save data. Returns how to call it off. */
export function whenIdle(run: () => void): () => void {
  if (savesData()) return () => {}
  if (typeof requestIdleCallback === 'function') {
    const asked = requestIdleCallback(run)
    return () => cancelIdleCallback(asked)
  }
  const timer = setTimeout(run, LATER_MS)
  return () => clearTimeout(timer)
}
