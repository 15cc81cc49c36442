/** Browsers call at once what lies further ahead: no page stays open for 24 days. */
const LONGEST_MS = 2 ** 31 - 1

/** Runs when an ad is over that has so many seconds left; never where that is null. Returns how to call it off. */
export function whenOver(endsIn: number | null, run: () => void): () => void {
  const ms = endsIn === null ? Number.POSITIVE_INFINITY : endsIn * 1000
  if (ms > LONGEST_MS) return () => {}
  const timer = setTimeout(run, ms)
  return () => clearTimeout(timer)
}
