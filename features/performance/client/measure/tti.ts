/** A stretch in which the page could not answer, 50 ms or more. */
export interface LongTask {
  readonly startTime: number
  readonly duration: number
}

const QUIET_MS = 5000

/**
 * Time to interactive: when the last long task ended before the first five seconds without one, counted from the first paint; undefined
 * until such a quiet stretch has passed (spec §3, §9).
 */
export function ttiOf(firstPaint: number, tasks: readonly LongTask[], now: number): number | undefined {
  let since = firstPaint
  for (const { startTime, duration } of tasks.toSorted((a, b) => a.startTime - b.startTime)) {
    if (startTime - since >= QUIET_MS) return since
    since = Math.max(since, startTime + duration)
  }
  return now - since >= QUIET_MS ? since : undefined
}
