import type { ReadTime } from '../contract'

/** The offset of a zone at an instant, in ms, from what Intl says the clock shows there. */
function offsetAt(instant: number, zone: string): number {
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
  const shown = Date.UTC(part['year'] ?? 0, (part['month'] ?? 1) - 1, part['day'], part['hour'], part['minute'])
  return shown - Math.floor(instant / 60_000) * 60_000
}

/** Like the server's, without a calendar library in the page: right to the minute, and at clock changes the server decides. */
export const readWallTime: ReadTime = (wallTime, zone) => {
  const utc = Date.parse(`${wallTime}Z`)
  if (Number.isNaN(utc)) return undefined
  try {
    return utc - offsetAt(utc - offsetAt(utc, zone), zone)
  } catch {
    return undefined
  }
}
