import { Temporal } from 'temporal-polyfill'
import type { Span } from '../contract'

/** Days, weeks and months begin when they begin in India, for everybody: one week has one winner. */
const ZONE = 'Asia/Kolkata'

const dateOf = (at: Date) => Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(ZONE).toPlainDate()

/** `2026-11-22` */
export const dayOf = (at: Date): string => dateOf(at).toString()

/** The name of the span that an instant falls in, as scores carry it. Weeks begin on Monday. */
export function periodOf(span: Span, at: Date): string {
  if (span === 'all') return span
  const day = dateOf(at)
  return `${span}-${span === 'week' ? day.subtract({ days: day.dayOfWeek - 1 }) : day.with({ day: 1 })}`
}

/** The first day of the month before last: scores of periods that began earlier are of no use. */
export const keptSince = (at: Date): string => dateOf(at).with({ day: 1 }).subtract({ months: 1 }).toString()

/** Instant of the midnight that begins the day so many days ago. */
export const daysAgo = (at: Date, days: number): Date =>
  new Date(dateOf(at).subtract({ days }).toZonedDateTime(ZONE).epochMilliseconds)
