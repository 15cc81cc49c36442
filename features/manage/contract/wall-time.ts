import type { ReadTime } from './draft-rules'

/** What a clock on a wall in the zone shows at an instant, as if it were UTC. */
function shownAt(instant: number, zone: string): number {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  const part = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]))
  return Date.UTC(part['year'] ?? 0, (part['month'] ?? 1) - 1, part['day'], part['hour'], part['minute'])
}

/** The offset of a zone at an instant, in ms. */
const offsetAt = (instant: number, zone: string) => shownAt(instant, zone) - Math.floor(instant / 60_000) * 60_000

/** Without a calendar library, for pages: right to the minute, and at clock changes the server decides. */
export const readWallTime: ReadTime = (wallTime, zone) => {
  const utc = Date.parse(`${wallTime}Z`)
  if (Number.isNaN(utc)) return undefined
  try {
    return utc - offsetAt(utc - offsetAt(utc, zone), zone)
  } catch {
    return undefined
  }
}

/** `2026-12-01T18:00` of an instant in a zone. */
export const wallTimeAt = (instant: number, zone: string): string =>
  new Date(shownAt(instant, zone)).toISOString().slice(0, 16)

/** What the clock of another zone shows at the moment of a wall time; what is none stays. */
export function wallTimeIn(wallTime: string, from: string, zone: string): string {
  const at = readWallTime(wallTime, from)
  return at === undefined ? wallTime : wallTimeAt(at, zone)
}
