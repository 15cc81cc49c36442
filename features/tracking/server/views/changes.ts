import { houseDay, lastHouseDays, startOfHouseDay } from '../../../data/contract'
import type { ViewChanges } from '../../contract/wire-views'
import type { TrackingDb } from '../tables'
import { retention } from '../retention'
import { hasCountedAt, readSums, readVisitors, type Which } from './reading-queries'

const DAY_MS = 86_400_000
const VISITOR_DAYS = retention.find(({ what }) => what === 'view_day')?.days ?? 0

interface Period {
  readonly days: readonly string[]
  readonly from: Date
  readonly until: Date
}

/** As many days right before this window; of its last day only as much as there was of today, or mornings would look poor. */
export function periodBefore(now: Date, count: number): Period {
  const until = new Date(now.getTime() - count * DAY_MS)
  const days = lastHouseDays(until, count)
  return { days, from: startOfHouseDay(days[0] ?? houseDay(until)), until }
}

/** In percent; of nothing nothing can be more. */
export const percentMore = (is: number, was: number) => (was > 0 ? Math.round((100 * (is - was)) / was) : null)

interface ChangesNeeds {
  readonly which: Which
  readonly now: Date
  readonly days: readonly string[]
  /** When it could be seen at first; undefined for what always could. */
  readonly shownSince?: Date | undefined
}

/** How a window stands beside the period before it; undefined where that is not wholly kept, or began before anything could be seen. */
export async function readChanges(
  db: TrackingDb,
  { which, now, days, shownSince }: ChangesNeeds,
): Promise<ViewChanges | undefined> {
  const before = periodBefore(now, days.length)
  if ((shownSince && shownSince > before.from) || !(await hasCountedAt(db, before.from))) return undefined
  const areVisitorsKept = 2 * days.length < VISITOR_DAYS
  // Who was there is known by whole days: today, which is not over, counts on neither side.
  const overOf = (all: readonly string[]) => all.slice(0, -1)
  const [is, was, visitors, visitorsBefore] = await Promise.all([
    readSums(db, which, { from: startOfHouseDay(days[0] ?? ''), until: now }),
    readSums(db, which, before),
    areVisitorsKept ? readVisitors(db, which, overOf(days)) : undefined,
    areVisitorsKept ? readVisitors(db, which, overOf(before.days)) : undefined,
  ])
  return {
    listed: percentMore(is.listed, was.listed),
    opened: percentMore(is.opened, was.opened),
    visitors: visitors && visitorsBefore ? percentMore(visitors.opened, visitorsBefore.opened) : null,
    registered: null,
    from: Object.fromEntries(
      Object.entries(was.from).flatMap(([way, count]) => {
        const more = percentMore(is.from[way] ?? 0, count)
        return more === null ? [] : [[way, more]]
      }),
    ),
  }
}
