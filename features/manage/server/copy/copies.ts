import { Temporal } from 'temporal-polyfill'
import type { Clock, Database } from '../../../data/contract'
import type { Opportunities, Opportunity, OpportunityDates } from '../../../listings/contract'
import { daysLater, daysToMove, type DraftPart } from '../../contract'
import { readWallTime } from '../wall-time'
import { insertMovedCopy, type MovedCopyTables } from './moved-copy-queries'

/**
 * Makes a draft of an opportunity that says the same, also in the steps of other features, with all dates moved together until the first of them
 * is still to come. What anybody else brought to it, who registered, was invited, may manage it or decided about it, stays there. Answers its id.
 */
export type Copy = (from: Opportunity, by: number) => Promise<number>

function instantsOf({ opensAt, closesAt, startsOn, endsOn, zone }: Opportunity): readonly number[] {
  const moments = [opensAt, closesAt].flatMap((at) => (at === null ? [] : Date.parse(at)))
  const days = [startsOn, endsOn].flatMap((on) => (on === null ? [] : (readWallTime(`${on}T00:00`, zone) ?? [])))
  return [...moments, ...days]
}

/** By the clock of its zone: at the same time of day. */
function later({ opensAt, closesAt, startsOn, endsOn, zone }: Opportunity, days: number): OpportunityDates {
  const moment = (at: string | null) =>
    at && new Date(Temporal.Instant.from(at).toZonedDateTimeISO(zone).add({ days }).epochMilliseconds).toISOString()
  const day = (on: string | null) => on && daysLater(on, days)
  return { opensAt: moment(opensAt), closesAt: moment(closesAt), startsOn: day(startsOn), endsOn: day(endsOn) }
}

export function createCopy(
  database: Database,
  opportunities: Opportunities,
  clock: Clock,
  parts: () => readonly DraftPart[],
): Copy {
  return async (from, by) => {
    const read = await Promise.all(parts().map(async (each) => ({ each, part: await each.read(from.id) })))
    const written = read.flatMap(({ each, part }) => (part === undefined ? [] : { each, part }))
    const dates = [...instantsOf(from), ...written.flatMap(({ each, part }) => each.dates?.(part) ?? [])]
    const days = daysToMove(dates, clock.now().getTime())
    return database.transact(async (tx) => {
      const copy = await opportunities.duplicate(tx, from.id, by, later(from, days))
      for (const { each, part } of written) {
        const moved = each.later?.(part, days) ?? part
        await (each.copy?.(tx, { from: from.id, to: copy.id }, moved, by) ?? each.write(tx, copy.id, moved, by))
      }
      if (days > 0) await insertMovedCopy(database.on<MovedCopyTables>(tx), { opportunity_id: copy.id, days })
      return copy.id
    })
  }
}
