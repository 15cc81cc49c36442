/** Making one costs as much as twenty answers of it. There are some hundred zones, and more ways to write them. */
const formats = new Map<string, Intl.DateTimeFormat>()
const MOST_KEPT = 1_000

function formatIn(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  if (formats.size >= MOST_KEPT) formats.clear()
  formats.set(timeZone, made)
  return made
}

/** What a clock on a wall in the zone shows at an instant, to the minute and as if it were UTC, in ms. */
export function wallClockAt(instant: number, zone: string): number {
  const parts = formatIn(zone).formatToParts(instant)
  const part = Object.fromEntries(parts.map(({ type, value }) => [type, Number(value)]))
  return Date.UTC(part['year'] ?? 0, (part['month'] ?? 1) - 1, part['day'], part['hour'], part['minute'])
}

/** The offset of a zone at an instant, in ms. */
export const wallOffsetAt = (instant: number, zone: string): number =>
  wallClockAt(instant, zone) - Math.floor(instant / 60_000) * 60_000
