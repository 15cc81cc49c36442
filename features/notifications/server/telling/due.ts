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

/** When it may go out, if it were to go at `at`: after quiet hours, or close to its deadline where the person lets that through. */
export function allowedAt(at: Date, rhythm: Rhythm, dueBy: Date | null): Date {
  const after = afterQuiet(at, rhythm.zone, { from: rhythm.quiet_from, to: rhythm.quiet_to })
  if (!dueBy || !rhythm.urgent_passes) return after
  const close = Math.max(at.getTime(), dueBy.getTime() - CLOSE_MS)
  return new Date(Math.min(after.getTime(), close))
}

/** The next of the daily digests, each at its hour or once a quiet time is over that takes it in: yesterday's may be still to come. */
function nextDigest(now: Date, rhythm: Rhythm): Date {
  const today = localOf(now, rhythm.zone).toPlainDate()
  for (let day = today.subtract({ days: 1 }); ; day = day.add({ days: 1 })) {
    const hour = day.toZonedDateTime({ timeZone: rhythm.zone, plainTime: { hour: DIGEST_HOUR } })
    const at = allowedAt(new Date(hour.epochMilliseconds), rhythm, null)
    if (at > now) return at
  }
}

/** When something that is told now is to go out. */
export function dueAt(
  now: Date,
  rhythm: Rhythm,
  { waits, dueBy }: { readonly waits: boolean; readonly dueBy: Date | null },
): Date {
  const waiting = { none: now, hourly: new Date(now.getTime() + HOUR_MS), daily: nextDigest(now, rhythm) }
  return allowedAt(waits ? waiting[rhythm.digest] : now, rhythm, dueBy)
}
