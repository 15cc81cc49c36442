import { formatDate, type Instant } from '../../../ui/kit'
import type { Notification } from '../../contract/wire'

/** What arrived on one day. */
export interface DayGroup {
  /** As every date is written: `22/11/26`. */
  readonly day: string
  readonly name: 'today' | 'yesterday' | undefined
  readonly rows: readonly Notification[]
}

const DAY_MS = 24 * 3_600_000
/** The kit needs no Intl for the zone of the house, and so no formatter for each row. */
const dayOf = (at: Instant) => formatDate(at, 'en')

/** Rows, newest first, by the day on which each arrived; days are those of the house's zone, in which all its times are told. */
export function byDay(rows: readonly Notification[], now: number): readonly DayGroup[] {
  const names = new Map([
    [dayOf(now - DAY_MS), 'yesterday' as const],
    [dayOf(now), 'today' as const],
  ])
  const groups = new Map<string, Notification[]>()
  for (const row of rows) {
    const day = dayOf(row.createdAt)
    groups.set(day, [...(groups.get(day) ?? []), row])
  }
  return [...groups].map(([day, of]) => ({ day, name: names.get(day), rows: of }))
}
