import { Temporal } from 'temporal-polyfill'
import type { PersonRow } from '../tables'

/** The hour of daily digests, on one's own clock. */
const DIGEST_HOUR = 8
/** So close to a deadline, what warns of it may break quiet hours. */
const CLOSE_MS = 2 * 3_600_000
const HOUR_MS = 3_600_000

export type Rhythm = Pick<PersonRow, 'zone' | 'quiet_from' | 'quiet_to' | 'urgent_passes' | 'digest'>

const localOf = (at: Date, zone: string) =>
  Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(zone)
const instantOf = (local: Temporal.ZonedDateTime) => new Date(local.epochMilliseconds)

/**
 * The end of the quiet time in which an instant falls, else the instant itself. On the night when clocks go forward a quiet time may end in the hour
 * that there is not: then it ends with it. When they go back and the same minute comes twice, what is still to come counts.
 */
export function afterQuiet(at: Date, { zone, quiet_from: from, quiet_to: to }: Rhythm): Date {
  if (from === null || to === null || from === to) return at
  const local = localOf(at, zone)
  const minute = local.hour * 60 + local.minute
  const isQuiet = from < to ? minute >= from && minute < to : minute >= from || minute < to
  if (!isQuiet) return at
  const day = minute < to ? local.toPlainDate() : local.toPlainDate().add({ days: 1 })
  const end = day.toZonedDateTime({ timeZone: zone, plainTime: { hour: Math.floor(to / 60), minute: to % 60 } })
  return new Date(Math.max(instantOf(end).getTime(), at.getTime()))
}

/** When it may go out, if it were to go at `at`: after quiet hours, or close to its deadline where the person lets that through. */
export function allowedAt(at: Date, rhythm: Rhythm, dueBy: Date | null): Date {
  const after = afterQuiet(at, rhythm)
  if (!dueBy || !rhythm.urgent_passes) return after
  const close = Math.max(at.getTime(), dueBy.getTime() - CLOSE_MS)
  return new Date(Math.min(after.getTime(), close))
}

function nextDigest(now: Date, zone: string): Date {
  const today = localOf(now, zone).toPlainDate()
  const at = instantOf(today.toZonedDateTime({ timeZone: zone, plainTime: { hour: DIGEST_HOUR } }))
  if (at > now) return at
  return instantOf(today.add({ days: 1 }).toZonedDateTime({ timeZone: zone, plainTime: { hour: DIGEST_HOUR } }))
}

/** When something that is told now is to go out. */
export function dueAt(
  now: Date,
  rhythm: Rhythm,
  { waits, dueBy }: { readonly waits: boolean; readonly dueBy: Date | null },
): Date {
  const waiting = { none: now, hourly: new Date(now.getTime() + HOUR_MS), daily: nextDigest(now, rhythm.zone) }
  return allowedAt(waits ? waiting[rhythm.digest] : now, rhythm, dueBy)
}
