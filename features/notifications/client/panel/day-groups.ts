import { HOUSE_ZONE } from '../../../ui/kit'
import type { Notification } from '../../contract/wire'

/** What arrived on one day. */
export interface DayGroup {
  /** As calendars spell it: `2026-11-22`. */
  readonly day: string
  readonly name: 'today' | 'yesterday' | undefined
  readonly rows: readonly Notification[]
}

const DAY_MS = 24 * 3_600_000
const dayOf = (at: number | string) => new Intl.DateTimeFormat('en-CA', { timeZone: HOUSE_ZONE }).format(new Date(at))

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
