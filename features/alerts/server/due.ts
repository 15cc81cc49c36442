import { Temporal } from 'temporal-polyfill'
import type { SearchRow } from './tables'

/** The hour of digests, on one's own clock. */
const DIGEST_HOUR = 8
const MONDAY = 1

export type Rhythm = Pick<SearchRow, 'frequency' | 'zone' | 'quiet_from' | 'quiet_to' | 'last_digest_on'>

const localOf = (at: Date, zone: string) =>
  Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(zone)
const instantOf = (local: Temporal.ZonedDateTime) => new Date(local.epochMilliseconds)

/** The day there, as the last digest is remembered. */
export const dayIn = (at: Date, zone: string): string => localOf(at, zone).toPlainDate().toString()

/**
 * The end of the quiet time in which an instant falls, else the instant itself. On the night when clocks go forward a quiet time may end in the hour
 * that there is not: then it ends with it.
 */
export function afterQuiet(at: Date, { zone, quiet_from: from, quiet_to: to }: Rhythm): Date {
  if (from === null || to === null || from === to) return at
  const local = localOf(at, zone)
  const minute = local.hour * 60 + local.minute
  const isQuiet = from < to ? minute >= from && minute < to : minute >= from || minute < to
  if (!isQuiet) return at
  const day = minute < to ? local.toPlainDate() : local.toPlainDate().add({ days: 1 })
  const end = day.toZonedDateTime({ timeZone: zone, plainTime: { hour: Math.floor(to / 60), minute: to % 60 } })
  const ended = instantOf(end)
  // When clocks go back the same minute comes twice: what is still to come counts.
  return ended.getTime() > at.getTime() ? ended : at
}

/** When what is found at `now` is to be told: at once, or with the next digest that its day has not had; never in a quiet time. */
export function dueAt(rhythm: Rhythm, now: Date): Date {
  if (rhythm.frequency === 'instant') return afterQuiet(now, rhythm)
  const { zone, frequency, last_digest_on: last } = rhythm
  const local = localOf(now, zone)
  for (let day = local.toPlainDate(); ; day = day.add({ days: 1 })) {
    if (frequency === 'weekly' && day.dayOfWeek !== MONDAY) continue
    if (last !== null && day.toString() <= last) continue
    const at = afterQuiet(instantOf(day.toZonedDateTime({ timeZone: zone, plainTime: { hour: DIGEST_HOUR } })), rhythm)
    if (at.getTime() > now.getTime()) return at
  }
}
