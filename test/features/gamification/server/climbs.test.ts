import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { suite } from 'uvu'
import { houseDay } from '../../../../features/data/contract'
import { keepRankDays } from '../../../../features/gamification/server/ranks/rank-days-job'
import { ranksAt } from '../../../../features/gamification/server/ranks/rank-day-queries'
import { eachDatabase } from '../../../support/database'
import { bootGamification, DAY_MS, type GamificationHouse, NOW } from '../house'

interface Row {
  readonly rank: number
  readonly move: number | null
  readonly points: number
}

const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS)

eachDatabase((kind) => {
  const test = suite(`where one stood, ${kind}`)
  let house: GamificationHouse
  test.before(async () => {
    house = await bootGamification(kind)
  })
  test.before.each(async () => {
    house.setNow(NOW)
    await house.db().deleteFrom('gamification.rank_day').execute()
  })
  test.after(() => house?.dispose())

  const own = async (word: string, query = '') =>
    (await (await house.as(word)).get(`/api/gamification/board/own${query}`)).body
  const board = async () => (await house.nobody.get('/api/gamification/board')).body
  const runJob = (now: Date) =>
    house.job('gamification.rank-days')?.run({ now, signal: new AbortController().signal, data: undefined })
  const keptDays = async () =>
    (await house.db().selectFrom('gamification.rank_day').select('day').distinct().orderBy('day').execute()).map(
      ({ day }) => String(day),
    )
  async function gaveOn(days: number, gifts: readonly (readonly [string, number])[]) {
    house.setNow(daysAgo(days))
    for (const [word, points] of gifts) await house.give(await house.idOf(word), points)
    house.setNow(NOW)
  }

  test('before the first day is over nothing is said of moves', async () => {
    await gaveOn(40, [
      ['student', 10],
      ['mentor', 20],
      ['recruiter', 30],
    ])
    await house.until('all three are ranked', async () => (await own('student')).rank === 3)
    const { since, rows } = await board()
    assert.equal(since, null)
    assert.deepEqual(
      (rows as Row[]).map(({ move }) => move),
      [null, null, null],
    )
    assert.equal((await own('student')).climb, null)
  })

  test('who got points is so many places further up than thirty days ago; who was not ranked then moved nowhere', async () => {
    await gaveOn(5, [['student', 25]])
    await gaveOn(0, [['organizer', 5]])
    assert.deepEqual(await runJob(NOW), { kept: 30 })
    await house.until('the newcomer is ranked', async () => (await own('organizer')).rank === 4)
    const { since, rows } = await board()
    assert.equal(since, houseDay(NOW, 30))
    assert.deepEqual(
      (rows as Row[]).map(({ rank, move, points }) => [rank, move, points]),
      [
        [1, 2, 35],
        [2, -1, 30],
        [3, -1, 20],
        [4, null, 5],
      ],
    )
    const { climb } = await own('student')
    assert.deepEqual([climb.days.length, climb.since, climb.places], [31, houseDay(NOW, 30), 2])
    const ranks = climb.days.map(({ rank }: { rank: number }) => rank)
    // At the end of the fifth day ago it had happened.
    assert.deepEqual(ranks, [...Array(25).fill(3), ...Array(6).fill(1)])
    assert.equal((await own('evaluator')).climb, null, 'who is not ranked')
  })

  test('weeks, months and groups keep no past', async () => {
    await runJob(NOW)
    for (const query of ['?span=week', '?scope=city']) {
      const { since, climb } = await own('student', query)
      assert.deepEqual([since, climb], [null, null], query)
    }
  })

  test('days in which no server ran are caught up, each is kept once, and thirty at most', async () => {
    assert.deepEqual(await runJob(daysAgo(3)), { kept: 30 })
    assert.deepEqual(await runJob(daysAgo(3)), { kept: 0 })
    assert.deepEqual(await runJob(NOW), { kept: 3 })
    const days = await keptDays()
    assert.deepEqual([days.length, days[0], days.at(-1)], [30, houseDay(NOW, 30), houseDay(NOW, 1)])
  })

  test('who opts out, is disabled or is erased counts in nobody’s past either, from the next day on', async () => {
    await (await house.as('recruiter')).put('/api/gamification/own/listed', { isListed: false })
    await house.records.erase(await house.idOf('mentor'))
    await keepRankDays(house.db(), NOW)
    const then = [30, 20, 10].map((points) => ({ day: houseDay(NOW, 30), points }))
    assert.deepEqual(await ranksAt(house.db(), then), [1, 1, 1])
    await (await house.as('recruiter')).put('/api/gamification/own/listed', { isListed: true })
  })

  test('ranks of a day are what counting gives, whatever came later', async () => {
    const people = ['intern', 'volunteer', 'evaluator', 'placecom'] as const
    const gifts = people.flatMap((word, at) =>
      [3, 9, 9, 21, 33].map((days, nr) => ({ word, days, points: 1 + ((at * 7 + nr * 5) % 11) })),
    )
    for (const { word, days, points } of gifts) await gaveOn(days, [[word, points]])
    await keepRankDays(house.db(), NOW)
    for (const days of [30, 21, 20, 9, 4, 1]) {
      const day = houseDay(NOW, days)
      const rows = await house
        .db()
        .selectFrom('gamification.entry as entry')
        .innerJoin('gamification.transfer as transfer', 'transfer.id', 'entry.transfer_id')
        .leftJoin('gamification.person as person', 'person.person_id', 'entry.person_id')
        .select(({ fn }) => ['entry.person_id as id', fn.sum<string>('entry.amount').as('sum')])
        .where('entry.currency', '=', 'points')
        // Who has said nothing of it, and of whom nobody else has, is listed.
        .where(sql<boolean>`coalesce(person.is_listed, true)`)
        .where('entry.person_id', 'is not', null)
        .where('transfer.day', '<=', day)
        .groupBy('entry.person_id')
        .execute()
      const sums = rows.map(({ sum }) => Number(sum)).filter((sum) => sum > 0)
      const wanted = sums.map((sum) => 1 + sums.filter((other) => other > sum).length)
      assert.deepEqual(
        await ranksAt(
          house.db(),
          sums.map((points) => ({ day, points })),
        ),
        wanted,
        day,
      )
    }
  })

  test.run()
})
