import { Temporal } from 'temporal-polyfill'
import { afterQuiet } from '../../data/contract'
import type { SearchRow } from './tables'

/** The hour of digests, on one's own clock. */
const DIGEST_HOUR = 8
const MONDAY = 1

export type Rhythm = Pick<SearchRow, 'frequency' | 'zone' | 'quiet_from' | 'quiet_to' | 'last_digest_on'>

const localOf = (at: Date, zone: string) =>
  Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(zone)
const instantOf = (local: Temporal.ZonedDateTime) => new Date(local.epochMilliseconds)

/** The day there. */
export const dayIn = (at: Date, zone: string): string => localOf(at, zone).toPlainDate().toString()

/** When what would go at an instant may: never in a quiet time. */
export const heldUntil = (at: Date, { zone, quiet_from, quiet_to }: Rhythm): Date =>
  afterQuiet(at, zone, { from: quiet_from, to: quiet_to })

/** When a day's digest comes: where its hour is quiet, once that is over, be it on the next day. */
const digestAt = (day: Temporal.PlainDate, rhythm: Rhythm): Date =>
  heldUntil(instantOf(day.toZonedDateTime({ timeZone: rhythm.zone, plainTime: { hour: DIGEST_HOUR } })), rhythm)

/** The day whose digest goes out at an instant, as it is remembered: where the quiet time moves digests to the next day, that before. */
export function digestDay(rhythm: Rhythm, at: Date): string {
  const today = localOf(at, rhythm.zone).toPlainDate()
  const isMoved = dayIn(digestAt(today, rhythm), rhythm.zone) !== today.toString()
  return (isMoved ? today.subtract({ days: 1 }) : today).toString()
}

/** When what is found at `now` is to be told: at once, or with the next digest that its day has not had; never in a quiet time. */
export function dueAt(rhythm: Rhythm, now: Date): Date {
  if (rhythm.frequency === 'instant') return heldUntil(now, rhythm)
  const { zone, frequency, last_digest_on: last } = rhythm
  // Yesterday's digest may be still to come.
  for (let day = localOf(now, zone).toPlainDate().subtract({ days: 1 }); ; day = day.add({ days: 1 })) {
    if (frequency === 'weekly' && day.dayOfWeek !== MONDAY) continue
    if (last !== null && day.toString() <= last) continue
    const at = digestAt(day, rhythm)
    if (at.getTime() > now.getTime()) return at
  }
}
