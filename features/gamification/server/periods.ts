import { Temporal } from 'temporal-polyfill'
import { houseDay, startOfHouseDay } from '../../data/contract'
import type { Span } from '../contract'

const dateOf = (at: Date) => Temporal.PlainDate.from(houseDay(at))

/** The name of the span that an instant falls in, as scores carry it: one week has one winner. Weeks begin on Monday. */
export function periodOf(span: Span, at: Date): string {
  if (span === 'all') return span
  const day = dateOf(at)
  return `${span}-${span === 'week' ? day.subtract({ days: day.dayOfWeek - 1 }) : day.with({ day: 1 })}`
}

/** The instant from which points of a span that this instant falls in stand on its board no more; null: they stay. */
export function endOfPeriod(span: Span, at: Date): Date | null {
  if (span === 'all') return null
  const day = dateOf(at)
  const next = span === 'week' ? day.add({ days: 8 - day.dayOfWeek }) : day.with({ day: 1 }).add({ months: 1 })
  return startOfHouseDay(next.toString())
}

/** The first day of the month before last: scores of periods that began earlier are of no use. */
export const keptSince = (at: Date): string => dateOf(at).with({ day: 1 }).subtract({ months: 1 }).toString()
