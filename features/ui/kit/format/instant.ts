/** A moment as the wire has it (ISO text), as the clock gives it (milliseconds), or a Date. */
export type Instant = string | number | Date

/** Where the viewer is unless told: the house's own zone. */
export const HOUSE_ZONE = 'Asia/Kolkata'

export const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS

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

/** Zones whose offset never changes, so that a list of dates costs no Intl: India has had one since 1945. */
const steady = new Map<string, readonly [offsetMs: number, name: string]>([
  [HOUSE_ZONE, [5.5 * HOUR_MS, 'IST']],
  ['Asia/Calcutta', [5.5 * HOUR_MS, 'IST']], // what browsers call it
  ['UTC', [0, 'UTC']],
])

/** What a clock on a wall in the zone shows. */
export function wallClock(instant: Instant, zone: string): WallClock {
  const [offsetMs, zoneName] = steady.get(zone) ?? []
  if (offsetMs === undefined || zoneName === undefined) return foreignClock(msOf(instant), zone)
  const moved = new Date(msOf(instant) + offsetMs)
  return {
    year: moved.getUTCFullYear(),
    month: moved.getUTCMonth() + 1,
    day: moved.getUTCDate(),
    hour: moved.getUTCHours(),
    minute: moved.getUTCMinutes(),
    zoneName,
  }
}

/** Days since 1970 of the calendar date in a zone: the difference of two is what people call "days". */
export function dayNumber(instant: Instant, zone: string): number {
  const { year, month, day } = wallClock(instant, zone)
  return Date.UTC(year, month - 1, day) / DAY_MS
}

/** A formatter costs more than many dates, and zones are few. */
const formatters = new Map<string, Intl.DateTimeFormat | undefined>()

/** Undefined for a zone that this browser has not heard of. */
function formatterOf(timeZone: string): Intl.DateTimeFormat | undefined {
  if (!formatters.has(timeZone)) formatters.set(timeZone, createFormatter(timeZone))
  return formatters.get(timeZone)
}

function createFormatter(timeZone: string): Intl.DateTimeFormat | undefined {
  const wanted = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' } as const
  try {
    return new Intl.DateTimeFormat('en-IN', { ...wanted, hourCycle: 'h23', timeZoneName: 'short', timeZone })
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/** By the house's clock where the zone is unknown: the name beside the time says so. */
function foreignClock(ms: number, timeZone: string): WallClock {
  const format = formatterOf(timeZone)
  if (!format) return wallClock(ms, HOUSE_ZONE)
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
