import { Temporal } from 'temporal-polyfill'
import { afterQuiet } from '../../../data/contract'
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

/** When it may go out, if it were to go at `at`: after quiet hours, or close to its deadline where the person lets that through. */
export function allowedAt(at: Date, rhythm: Rhythm, dueBy: Date | null): Date {
  const after = afterQuiet(at, rhythm.zone, { from: rhythm.quiet_from, to: rhythm.quiet_to })
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
