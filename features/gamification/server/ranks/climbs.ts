import { type Clock, type Database, houseDay } from '../../../data/contract'
import type { Climb } from '../../contract/wire'
import type { GamificationTables } from '../tables'
import { firstKept, gainsAfter, ranksAt } from './rank-day-queries'
import { CLIMB_DAYS } from './rank-days-job'

/** Somebody's points and rank now, among everybody and of all time. */
export interface Stands {
  readonly personId: number
  readonly points: number
  readonly rank: number
}

/** How ranks among everybody, of all time, came to be what they are. */
export interface Climbs {
  /** From which day on moves are counted: thirty days ago, or as far back as is known. */
  since(): Promise<string | null>
  /** How many places each of these is further up than on that day, in their order; null for who had no rank then. */
  movesOf(people: readonly Stands[], since: string): Promise<readonly (number | null)[]>
  /** A person's rank at the end of each day, and now. */
  of(person: Stands): Promise<Climb | null>
}

export function createClimbs(database: Database, clock: Clock): Climbs {
  const db = () => database.of<GamificationTables>()
  const since = async () => (await firstKept(db(), houseDay(clock.now(), CLIMB_DAYS))) ?? null

  return {
    since,
    async movesOf(people, day) {
      const gains = await gainsAfter(
        db(),
        people.map(({ personId }) => personId),
        day,
      )
      const gained = new Map<number, number>()
      for (const { personId, amount } of gains) gained.set(personId, (gained.get(personId) ?? 0) + amount)
      const then = people.map(({ personId, points }) => ({ day, points: points - (gained.get(personId) ?? 0) }))
      const ranks = await ranksAt(db(), then)
      return people.map(({ rank }, at) => {
        const before = ranks[at] ?? null
        return before === null ? null : before - rank
      })
    },
    async of({ personId, points, rank }) {
      const from = await since()
      if (from === null) return null
      const now = clock.now()
      const days = Array.from({ length: CLIMB_DAYS }, (_, at) => houseDay(now, CLIMB_DAYS - at)).filter(
        (day) => day >= from,
      )
      const gains = await gainsAfter(db(), [personId], from)
      const asked = days.map((day) => ({
        day,
        points: points - gains.reduce((sum, gain) => (gain.day > day ? sum + gain.amount : sum), 0),
      }))
      const ranks = await ranksAt(db(), asked)
      const stood = days.map((day, at) => ({ day, rank: ranks[at] ?? null }))
      const first = stood.find((each) => each.rank !== null)
      return {
        days: [...stood, { day: houseDay(now), rank }],
        since: first?.day ?? null,
        places: first?.rank ? first.rank - rank : null,
      }
    },
  }
}
