/** The house counts days, weeks and months as they begin in India, for everybody: where clocks have shown one time all year since 1945. */
export const HOUSE_AHEAD_MS = 5.5 * 3_600_000

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** `2026-11-22`: the house's day at an instant, or so many days before it. */
export function houseDay(at: Date, daysBefore = 0): string {
  return new Date(at.getTime() + HOUSE_AHEAD_MS - daysBefore * DAY_MS).toISOString().slice(0, 10)
}

/** When that day began. */
export function startOfHouseDay(day: string): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) - HOUSE_AHEAD_MS)
}

/** When the hour began that an instant falls in: the house's hours begin at half past of the world's. */
export function startOfHouseHour(at: Date): Date {
  return new Date(Math.floor((at.getTime() + HOUSE_AHEAD_MS) / HOUR_MS) * HOUR_MS - HOUSE_AHEAD_MS)
}

/** The last `count` days up to today, the first one first. */
export function lastHouseDays(now: Date, count: number): readonly string[] {
  return Array.from({ length: count }, (_, at) => houseDay(now, count - 1 - at))
}
