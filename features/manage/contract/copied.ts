const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const WEEK_MS = 7 * DAY_MS
const WEEKS_OF_HALF_A_YEAR = 26
const WEEKS_OF_A_YEAR = 52

/**
 * By how many days all dates of a copy move together, so that the first of them is still to come: whole weeks, so that what was on a Saturday at 10:00
 * is on a Saturday at 10:00, and as few as will do. What began more than half a year ago is the last edition of something that has its season: it
 * moves by years of 52 weeks. 0 where nothing has begun yet, or nothing is dated. Dates and `now` are instants.
 */
export function daysToMove(dates: readonly number[], now: number): number {
  const first = Math.min(...dates)
  if (first > now || !Number.isFinite(first)) return 0
  // An hour more than enough: a clock change on the way may take one.
  const weeks = Math.floor((now + HOUR_MS - first) / WEEK_MS) + 1
  return 7 * (weeks > WEEKS_OF_HALF_A_YEAR ? Math.ceil(weeks / WEEKS_OF_A_YEAR) * WEEKS_OF_A_YEAR : weeks)
}

/** A calendar date, or a wall time that begins with one, so many days later; what is none stays. */
export function daysLater(written: string, days: number): string {
  const at = Date.parse(`${written.slice(0, 10)}T00:00:00Z`)
  if (Number.isNaN(at)) return written
  return new Date(at + days * DAY_MS).toISOString().slice(0, 10) + written.slice(10)
}
