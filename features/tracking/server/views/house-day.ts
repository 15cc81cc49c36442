/** The house counts days in India, which keeps one time all year. */
const HOUR_MS = 3_600_000
const AHEAD_MS = 5.5 * HOUR_MS

/** `2026-11-22` */
export function houseDay(at: Date): string {
  return new Date(at.getTime() + AHEAD_MS).toISOString().slice(0, 10)
}

/** When the hour began that an instant falls in: the house's hours begin at half past of the world's. */
export function startOfHour(at: Date): Date {
  return new Date(Math.floor((at.getTime() + AHEAD_MS) / HOUR_MS) * HOUR_MS - AHEAD_MS)
}

/** When that day began. */
export function startOfDay(day: string): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) - AHEAD_MS)
}

/** The last `count` days up to today, the first one first. */
export function lastDays(now: Date, count: number): readonly string[] {
  const today = Date.parse(`${houseDay(now)}T00:00:00Z`)
  return Array.from({ length: count }, (_, at) =>
    new Date(today - (count - 1 - at) * 86_400_000).toISOString().slice(0, 10),
  )
}
