import { type Database, houseDay, startOfHouseDay } from '../../../data/contract'
import type { ReplayAnswer } from '../../contract/wire-admin'
import type { PersonFacts } from '../person/person-facts'
import type { GamificationTables, RuleRow } from '../tables'
import { allowance, isMeant } from './allowance'
import { happenedSince } from './rule-queries'

const DAYS = 30
const BATCH = 1000
/** Who would get the most, by name. */
const SHOWN = 20

interface Tally {
  times: number
  points: number
  coins: number
  readonly subjects: Set<string>
  /** What each day had: what is heard late counts on its own day. */
  readonly days: Map<string, { readonly times: number; readonly points: number }>
}

export type Replayed = Omit<ReplayAnswer, 'people' | 'version'> & {
  readonly people: readonly { readonly personId: number; times: number; points: number; coins: number }[]
}

/**
 * What a rule would have given in the last 30 days, by the same allowance that gives. It gave nothing before them; profiles are those of today; and it stands
 * alone, so that the day's most of all rules together cuts only what it gives itself.
 */
export async function replayRule(
  database: Database,
  facts: PersonFacts,
  rule: RuleRow,
  now: Date,
  levels: readonly number[],
): Promise<Replayed> {
  const db = database.of<GamificationTables>()
  const tallies = new Map<number, Tally>()
  const since = startOfHouseDay(houseDay(now, DAYS))
  let happened = 0
  for (let after = 0; ; ) {
    const batch = await happenedSince(db, rule.trigger, since, after, BATCH)
    const unknown = [...new Set(batch.map(({ personId }) => personId))].filter((id) => !tallies.has(id))
    const known = await facts.of(unknown)
    for (const id of unknown)
      if (isMeant(rule.audience, known(id)))
        tallies.set(id, { times: 0, points: 0, coins: 0, subjects: new Set(), days: new Map() })
    for (const { personId, subject, at } of batch) {
      happened++
      const tally = tallies.get(personId)
      if (!tally || tally.subjects.has(subject)) continue
      tally.subjects.add(subject)
      give(tally, rule, houseDay(at))
    }
    const last = batch.at(-1)
    if (batch.length < BATCH || !last) break
    after = last.id
  }
  const got = [...tallies].filter(([, { times }]) => times > 0).sort(([, a], [, b]) => b.points - a.points)
  const sum = (of: (tally: Tally) => number) => got.reduce((total, [, tally]) => total + of(tally), 0)
  return {
    happened,
    persons: got.length,
    times: sum(({ times }) => times),
    points: sum(({ points }) => points),
    coins: sum(({ coins }) => coins),
    levels: levels.map((at) => got.filter(([, { times }]) => times >= at).length),
    people: got.slice(0, SHOWN).map(([personId, { times, points, coins }]) => ({ personId, times, points, coins })),
  }
}

function give(tally: Tally, rule: RuleRow, day: string): void {
  const had = tally.days.get(day) ?? { times: 0, points: 0 }
  const gift = allowance(rule, { today: had.times, ever: tally.times, pointsToday: had.points })
  if (!gift) return
  tally.days.set(day, { times: had.times + 1, points: had.points + gift.points })
  tally.times++
  tally.points += gift.points
  tally.coins += gift.coins
}
