import { sql } from 'kysely'
import { clock, database } from '../../../features/data/contract'
import { createBoard } from '../../../features/gamification/server/ranks/board'
import { createStandings } from '../../../features/gamification/server/ranks/standings'
import { scoreboards, leaderboard } from '../../../features/gamification/server/tokens'
import { log } from '../../../features/web/contract/server'
import { bootGamification, type GamificationHouse } from '../../features/gamification/house'
import { findServer } from '../../support/postgres'
import { median, type Row, spoken } from '../table'
import { findRedis, type Redis } from './redis'

const ASKED = 2000
/** As many as a statement writes before its time is up. */
const BATCH = 50_000
const KEY = 'foothold-bench-board'

/** Milliseconds below which 99 of 100 stay, and the middle. */
async function timesOf(ask: (at: number) => unknown): Promise<{ p50: number; p99: number }> {
  const times: number[] = []
  for (let at = -200; at < ASKED; at++) {
    const began = performance.now()
    await ask(at)
    if (at >= 0) times.push(performance.now() - began)
  }
  times.sort((a, b) => a - b)
  return { p50: median(times), p99: times[Math.floor(ASKED * 0.99)] ?? 0 }
}

/** A square falls off as people's points do: many have few. */
const pointsOf = (id: number, people: number) => 1 + Math.floor(40_000 * (((id * 7919) % people) / people) ** 3)
const someone = (at: number, people: number) => 1_000_000 + ((Math.abs(at) * 104_729) % people)

async function fillRedis(redis: Redis, people: number): Promise<void> {
  await redis.ask('DEL', KEY)
  for (let from = 0; from < people; from += 1000) {
    const members = Array.from({ length: Math.min(1000, people - from) }, (_, at) => from + at)
    await redis.ask('ZADD', KEY, ...members.flatMap((id) => [pointsOf(id, people), 1_000_000 + id]))
  }
}

/** Ranks among so many people: in the memory of a node, as a page, and in Redis sorted sets beside it. */
export async function leaderboardRows(people: number): Promise<readonly Row[]> {
  if (!findServer()) return [{ what: 'leaderboard', measured: 'no PostgreSQL on 127.0.0.1:5432' }]
  const filling = await bootGamification('postgres')
  const redis = await findRedis()
  let house: GamificationHouse | undefined
  try {
    const db = filling.kernel.get(database).of<Record<string, never>>()
    for (let from = 0; from < people; from += BATCH)
      await sql`insert into gamification.score (period, person_id, points, college, city, course, is_listed)
        select 'all', 1000000 + id, 1 + floor(40000 * power((id::bigint * 7919 % ${people})::numeric / ${people}, 3))::int,
          'college ' || id % 600, 'city ' || id % 80, 'course ' || id % 40, true
        from generate_series(${from}::int, ${Math.min(people, from + BATCH) - 1}::int) id`.execute(db)
    await sql`analyze gamification.score`.execute(db)
    const began = performance.now()
    await createStandings(
      filling.kernel.get(database),
      filling.kernel.get(clock),
      filling.kernel.get(log),
    ).standings.board('all')
    const loadMs = performance.now() - began
    // A node reads its boards as it starts: one that stood before these people came knows nothing of them.
    const node = await bootGamification('postgres', filling)
    house = node
    const board = await node.kernel.get(scoreboards).standings.board('all')
    if (board.size('global', '') < people) throw new Error(`Of ${people} people ${board.size('global', '')} are ranked`)
    const own = await timesOf((at) => board.rank(someone(at, people), 'global'))
    const college = await timesOf((at) => board.rank(someone(at, people), 'college'))
    const page = await timesOf((at) =>
      node.kernel.get(leaderboard).own(someone(at, people), 'college', 'all', undefined),
    )
    const moved = createBoard()
    const row = { college: 'a', city: 'b', course: 'c', is_listed: true }
    const move = await timesOf((at) =>
      moved.place(someone(at, people), { ...row, person_id: 1, points: 10 + Math.abs(at) }),
    )
    const fresh: number[] = []
    for (let at = 0; at < 50; at++) {
      const personId = await node.idOf('mentor')
      const before = board.rank(personId, 'global')?.rank
      const since = performance.now()
      await filling.give(personId, 900 - at * 7)
      await node.until('the board has heard', () => board.rank(personId, 'global')?.rank !== before)
      fresh.push(performance.now() - since)
    }
    const rows: Row[] = [
      { what: `reading ${people} people into a node's memory`, measured: spoken(loadMs) },
      { what: 'rank of one, in memory, p99', measured: spoken(own.p99), goal: 'under 5 ms', isMet: own.p99 < 5 },
      {
        what: 'rank in one’s college, in memory, p99',
        measured: spoken(college.p99),
        goal: 'under 5 ms',
        isMet: college.p99 < 5,
      },
      { what: 'page of one’s college: rank, first fifty, around oneself, p50', measured: spoken(page.p50) },
      { what: 'a person’s points change, in memory, p50', measured: spoken(move.p50) },
      {
        what: 'points given on one node until the rank on another is another, the slowest of 50',
        measured: spoken(Math.max(...fresh)),
        goal: 'under 2 s',
        isMet: Math.max(...fresh) < 2000,
      },
    ]
    if (!redis) return [...rows, { what: 'Redis sorted sets', measured: 'no Redis on 127.0.0.1:6379' }]
    await fillRedis(redis, people)
    const asked = await timesOf(async (at) => {
      const score = await redis.ask('ZRANK', KEY, someone(at, people))
      return score
    })
    const tied = await timesOf((at) => redis.ask('ZCOUNT', KEY, `(${pointsOf(Math.abs(at), people)}`, '+inf'))
    const added = await timesOf((at) => redis.ask('ZADD', KEY, 10 + Math.abs(at), someone(at, people)))
    await redis.ask('DEL', KEY)
    const ratio = (theirs: number, ours: number) => `${spoken(theirs)}, ${(theirs / ours).toFixed(0)} × ours`
    return [
      ...rows,
      { what: 'Redis ZRANK (ties are told apart), p99', measured: ratio(asked.p99, own.p99) },
      { what: 'Redis ZCOUNT above a score (1, 2, 2, 4), p99', measured: ratio(tied.p99, own.p99) },
      { what: 'Redis ZADD, p50', measured: ratio(added.p50, move.p50) },
    ]
  } finally {
    redis?.end()
    await house?.dispose()
    await filling.dispose()
  }
}
