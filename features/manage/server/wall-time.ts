import { Temporal } from 'temporal-polyfill'
import { isZone } from '../../data/contract'
import type { ReadTime } from '../contract'

/** The instant of a wall time in an IANA zone, in ms; undefined for what is no date or no zone. */
export const readWallTime: ReadTime = (wallTime, zone) => {
  // Temporal counts in offsets too; what is published with one could be written nowhere.
  if (!isZone(zone)) return undefined
  try {
    return Temporal.PlainDateTime.from(wallTime, { overflow: 'reject' }).toZonedDateTime(zone).epochMilliseconds
  } catch {
    return undefined
  }
}

/** `2026-12-01T18:00` of an instant in a zone; empty for none. */
export function wallTimeOf(instant: string | null, zone: string): string {
  if (instant === null) return ''
  return Temporal.Instant.from(instant).toZonedDateTimeISO(zone).toPlainDateTime().toString({ smallestUnit: 'minute' })
}
