import { wallClockAt, wallOffsetAt } from '../../data/contract'
import type { ReadTime } from './draft-rules'

/** Without a calendar library, for pages: right to the minute, and at clock changes the server decides. */
export const readWallTime: ReadTime = (wallTime, zone) => {
  const utc = Date.parse(`${wallTime}Z`)
  if (Number.isNaN(utc)) return undefined
  try {
    return utc - wallOffsetAt(utc - wallOffsetAt(utc, zone), zone)
  } catch {
    return undefined
  }
}

/** `2026-12-01T18:00` of an instant in a zone. */
export const wallTimeAt = (instant: number, zone: string): string =>
  new Date(wallClockAt(instant, zone)).toISOString().slice(0, 16)

/** What the clock of another zone shows at the moment of a wall time; what is none stays. */
export function wallTimeIn(wallTime: string, from: string, zone: string): string {
  const at = readWallTime(wallTime, from)
  return at === undefined ? wallTime : wallTimeAt(at, zone)
}
