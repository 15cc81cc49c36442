/** What a clock on a wall in the zone shows at an instant, to the minute and as if it were UTC, in ms. */
export function wallClockAt(instant: number, zone: string): number {
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
export const wallOffsetAt = (instant: number, zone: string): number =>
  wallClockAt(instant, zone) - Math.floor(instant / 60_000) * 60_000
