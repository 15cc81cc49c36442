/** Something that moved on the page although nobody asked for it. */
export interface Shift {
  readonly startTime: number
  readonly value: number
  /** Within half a second of a key or a click: that is what the visitor asked for. */
  readonly hadRecentInput: boolean
}

const GAP_MS = 1000
const WINDOW_MS = 5000

/** Cumulative layout shift: the worst burst of shifts, which ends with a second of rest or after five. */
export function clsOf(shifts: readonly Shift[]): number {
  let worst = 0
  let burst = { sum: 0, first: 0, last: Number.NEGATIVE_INFINITY }
  for (const { startTime, value, hadRecentInput } of shifts) {
    if (hadRecentInput) continue
    const goesOn = startTime - burst.last < GAP_MS && startTime - burst.first < WINDOW_MS
    burst = goesOn
      ? { ...burst, sum: burst.sum + value, last: startTime }
      : { sum: value, first: startTime, last: startTime }
    worst = Math.max(worst, burst.sum)
  }
  return worst
}
