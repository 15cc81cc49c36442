import { wallClockAt, wallOffsetAt } from './wall-clock'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const DAY_MINUTES = 24 * 60

/** In minutes of the day on a wall's clock, also past midnight. */
export interface QuietTime {
  readonly from: number | null
  readonly to: number | null
}

/**
 * The end of the quiet time in which an instant falls, else the instant itself. On the night when clocks go forward a quiet time may end in the hour
 * that there is not: then it ends with it. When they go back and the same minute comes twice, what is still to come counts.
 */
export function afterQuiet(at: Date, zone: string, { from, to }: QuietTime): Date {
  if (from === null || to === null || from === to) return at
  const shown = wallClockAt(at.getTime(), zone)
  const minute = (shown % DAY_MS) / MINUTE_MS
  const isQuiet = from < to ? minute >= from && minute < to : minute >= from || minute < to
  if (!isQuiet) return at
  const end = shown + ((to - minute + DAY_MINUTES) % DAY_MINUTES) * MINUTE_MS
  return new Date(Math.max(instantOf(end, zone), at.getTime()))
}

/** Of two instants that show the same the first one; of what no clock shows, what it would be had clocks stayed as they were. */
function instantOf(wall: number, zone: string): number {
  const before = wall - wallOffsetAt(wall - DAY_MS, zone)
  const after = wall - wallOffsetAt(wall + DAY_MS, zone)
  return [before, after].find((each) => wallClockAt(each, zone) === wall) ?? before
}
