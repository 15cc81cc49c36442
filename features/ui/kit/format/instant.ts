/** A moment as the wire has it (ISO text), as the clock gives it (milliseconds), or a Date. */
export type Instant = string | number | Date

/** Where the viewer is unless told: the house's own zone. */
export const HOUSE_ZONE = 'Asia/Kolkata'

export const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS
const HOUSE_OFFSET_MS = 5.5 * HOUR_MS

/** Throws RangeError for text that is no date: a wrong date on the page is worse than none. */
export function msOf(instant: Instant): number {
  const ms = instant instanceof Date ? instant.getTime() : typeof instant === 'number' ? instant : Date.parse(instant)
  if (Number.isNaN(ms))
    throw new RangeError(`"${String(instant)}" is not a date. Give ISO text, milliseconds or a Date.`)
  return ms
}

export interface WallClock {
  readonly year: number
  /** 1–12 */
  readonly month: number
  readonly day: number
  /** 0–23 */
  readonly hour: number
  readonly minute: number
  readonly zoneName: string
}

/** What a clock on a wall in the zone shows. India has had one offset since 1945, so a list of dates costs no Intl there. */
export function wallClock(instant: Instant, zone: string): WallClock {
  if (zone !== HOUSE_ZONE) return foreignClock(msOf(instant), zone)
  const moved = new Date(msOf(instant) + HOUSE_OFFSET_MS)
  return {
    year: moved.getUTCFullYear(),
    month: moved.getUTCMonth() + 1,
    day: moved.getUTCDate(),
    hour: moved.getUTCHours(),
    minute: moved.getUTCMinutes(),
    zoneName: 'IST',
  }
}

/** Days since 1970 of the calendar date in a zone: the difference of two is what people call "days". */
export function dayNumber(instant: Instant, zone: string): number {
  const { year, month, day } = wallClock(instant, zone)
  return Date.UTC(year, month - 1, day) / DAY_MS
}

function foreignClock(ms: number, timeZone: string): WallClock {
  const wanted = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' } as const
  const format = new Intl.DateTimeFormat('en-IN', { ...wanted, hourCycle: 'h23', timeZoneName: 'short', timeZone })
  const parts = Object.fromEntries(format.formatToParts(ms).map(({ type, value }) => [type, value]))
  const [year, month, day] = [Number(parts.year), Number(parts.month), Number(parts.day)]
  return {
    year,
    month,
    day,
    hour: Number(parts.hour),
    minute: Number(parts.minute),
    zoneName: parts.timeZoneName ?? '',
  }
}
