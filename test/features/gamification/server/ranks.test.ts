import assert from 'node:assert/strict'
import fc from 'fast-check'
import { sql } from 'kysely'
import { suite } from 'uvu'
import { createBoard } from '../../../../features/gamification/server/ranks/board'
import { eachDatabase } from '../../../support/database'
import { bootGamification, DAY_MS, type GamificationHouse, NOW } from '../house'

const board = suite('a board in memory')
board('ranks as counting does, whatever changes, comes and goes: ties share a rank, groups stand by themselves', () => {
  const change = fc.record({
    personId: fc.integer({ min: 1, max: 12 }),
    points: fc.integer({ min: 0, max: 6 }),
    college: fc.constantFrom('', 'a', 'b'),
    is_listed: fc.boolean(),
  })
  fc.assert(
    fc.property(fc.array(change, { maxLength: 60 }), (changes) => {
      const tried = createBoard()
      const now = new Map<number, (typeof changes)[number]>()
      for (const each of changes) {
        now.set(each.personId, each)
        tried.place(each.personId, { ...each, person_id: each.personId, city: '', course: '' })
      }
      const listed = [...now.values()].filter(({ points, is_listed }) => is_listed && points > 0)
      for (const { personId, points, college, is_listed } of now.values()) {
        const isIn = is_listed && points > 0
        const rankAmong = (all: typeof listed) => ({
          rank: 1 + all.filter((each) => each.points > points).length,
          of: all.length,
        })
        assert.deepEqual(tried.rank(personId, 'global'), isIn ? rankAmong(listed) : undefined)
        const mates = listed.filter((each) => each.college === college)
        assert.deepEqual(tried.rank(personId, 'college'), isIn && college ? rankAmong(mates) : undefined)
      }
    }),
  )
})
board.run()

interface Row {
  readonly rank: number
  readonly points: number
  readonly name: string | null
  readonly isMe: boolean
}

eachDatabase((kind) => {
  const test = suite(`leaderboards, ${kind}`)
  let house: GamificationHouse
  test.before(async () => {
    house = await bootGamification(kind)
    const four: readonly (readonly [string, number])[] = [
      ['mentor', 50],
      ['student', 40],
      ['organizer', 40],
      ['recruiter', 10],
    ]
    for (const [word, points] of four) await house.give(await house.idOf(word), points, 1)
  })
  test.after(() => house?.dispose())

  const own = async (word: string, query = '') =>
    (await (await house.as(word)).get(`/api/gamification/board/own${query}`)).body
  const settled = (word: string, rank: number) =>
    house.until(`${word} has rank ${rank}`, async () => (await own(word)).rank === rank)

  test('when a week or a month ends, and takes its points with it, is told; of all time nothing does', async () => {
    const ends = async (query: string) => (await own('mentor', query)).endsAt
    assert.deepEqual(
      [await ends(''), await ends('?span=week'), await ends('?span=month')],
      [null, '2026-11-22T18:30:00.000Z', '2026-11-30T18:30:00.000Z'],
    )
  })

  const isClosed = async (id: number) =>
    (await house.db().selectFrom('gamification.person').selectAll().where('person_id', '=', id).executeTakeFirst())
      ?.is_closed

  test('equal points share a rank (1, 2, 2, 4); who has none is not ranked', async () => {
    await settled('recruiter', 4)
    const rows = (await house.nobody.get('/api/gamification/board')).body.rows as readonly Row[]
    assert.deepEqual(
      rows.map(({ rank }) => rank),
      [1, 2, 2, 4],
    )
    assert.deepEqual(
      rows.map(({ points }) => points),
      [50, 40, 40, 10],
    )
    const figures = async (word: string) => (await (await house.as(word)).get('/api/gamification/own')).body
    assert.deepEqual(await figures('student'), { UserRank: 2, points: 40, coins: 1 })
    assert.deepEqual(await figures('evaluator'), { UserRank: -1, points: 0, coins: 0 })
    assert.equal((await figures('pro')).UserRank, -1, 'who opted out')
    const { toNext, around } = await own('recruiter')
    assert.deepEqual([toNext, around], [31, []], 'to pass whoever is next; who is among the first is not shown twice')
  })

  test('who opts out is on no board, keeps points and badges, and comes back', async () => {
    const student = await house.as('student')
    await student.put('/api/gamification/own/listed', { isListed: false })
    await settled('recruiter', 3)
    assert.deepEqual([(await own('student')).rank, (await own('student')).isListed], [-1, false])
    assert.equal((await student.get('/api/gamification/own')).body.points, 40)
    await student.put('/api/gamification/own/listed', { isListed: true })
    await settled('recruiter', 4)
  })

  test('who hides their page stands without a name, and a page that is not shown has no shelf', async () => {
    const organizer = await house.as('organizer')
    const { levels } = (await organizer.get('/api/profile/privacy')).body
    await organizer.put('/api/profile/privacy', { levels: { ...levels, page: 'me' }, isIndexed: false })
    const rows = (await own('student')).rows as readonly Row[]
    assert.equal(rows.filter(({ name }) => name === null).length, 1)
    const id = await house.idOf('organizer')
    assert.equal((await (await house.as('student')).get(`/api/gamification/people/${id}/badges`)).status, 404)
    assert.equal((await organizer.get(`/api/gamification/people/${id}/badges`)).status, 200)
    await house.until('who hides is in no group', async () => (await own('organizer', '?scope=city')).rank === -1)
    await organizer.put('/api/profile/privacy', { levels, isIndexed: false })
    await house.until('and then again', async () => (await own('organizer', '?scope=city')).of === 2)
  })

  test('whoever is disabled stands on no board and has no shelf, until they are enabled again', async () => {
    const [student, admin] = [await house.as('student'), await house.as('admin')]
    const id = await house.idOf('mentor')
    const seen = async () => [
      ((await own('student')).rows as readonly Row[]).filter(({ points }) => points === 50).length,
      (await student.get(`/api/gamification/people/${id}/badges`)).status,
    ]
    assert.deepEqual(await seen(), [1, 200])
    await admin.post(`/api/session/rights/${id}/disable`, { reason: 'Spam' })
    assert.deepEqual(await seen(), [0, 404])
    await settled('recruiter', 3)
    assert.equal((await own('student')).rank, 1, 'who is disabled is counted in nobody’s rank')
    await admin.post(`/api/session/rights/${id}/enable`, {})
    await settled('recruiter', 4)
    assert.deepEqual(await seen(), [1, 200])
  })

  test('who opted out and was disabled stays out when they are enabled, as they chose', async () => {
    const [placecom, admin] = [await house.as('placecom'), await house.as('admin')]
    const id = await house.idOf('placecom')
    await house.give(id, 20)
    await settled('recruiter', 5)
    await placecom.put('/api/gamification/own/listed', { isListed: false })
    await admin.post(`/api/session/rights/${id}/disable`, { reason: 'Spam' })
    await house.until('it is closed', () => isClosed(id))
    await admin.post(`/api/session/rights/${id}/enable`, {})
    await house.until('it is open again', async () => !(await isClosed(id)))
    await settled('recruiter', 4)
  })

  test('who hides where they study is ranked in no course, and a field alone names one', async () => {
    const student = await house.as('student')
    const { levels } = (await student.get('/api/profile/privacy')).body
    const hide = (level: string) =>
      student.put('/api/profile/privacy', { levels: { ...levels, academicDetails: level } })
    await hide('me')
    await house.until(
      'the student is out of the college',
      async () => (await own('student', '?scope=college')).rank === -1,
    )
    const hidden = await own('student', '?scope=course')
    assert.deepEqual([hidden.rank, hidden.group, hidden.rows], [-1, null, []])
    await hide('members')
    await house.until('and in it again', async () => (await own('student', '?scope=course')).rank === 1)
    const unsaid = { city: null, course: null, startYear: null, cgpa: null }
    const study = { ...unsaid, college: 'National Law School', degree: 'LLB', stream: 'law', endYear: 2020 }
    const manager = await house.as('account-manager')
    assert.equal((await manager.post('/api/profile/own/academicDetails', study)).status, 201)
    assert.equal((await own('account-manager', '?scope=course')).group, 'law')
  })

  test('college, city and course rank whoever shows them to members among each other; hidden or missing they do not', async () => {
    const student = await house.as('student')
    const { rank, group, rows } = await own('student', '?scope=city')
    assert.deepEqual([rank, group, (rows as Row[]).filter((each) => each.isMe).length], [1, 'Pune', 1])
    assert.equal((await own('organizer', '?scope=city')).of, 2)
    const recruiter = await house.as('recruiter')
    const { headline, about, skills, version } = (await recruiter.get('/api/profile/own')).body
    const head = { headline, about, skills, city: 'Poona, Maharashtra' }
    assert.equal((await recruiter.put('/api/profile/own', head, { 'if-match': `"${version}"` })).status, 204)
    await house.until('a city is one by all its names', async () => (await own('organizer', '?scope=city')).of === 3)
    assert.deepEqual((await own('student', '?scope=college')).group, 'Deccan Institute of Technology')
    assert.equal((await own('student', '?scope=course')).rank, 1)
    const { levels } = (await student.get('/api/profile/privacy')).body
    await student.put('/api/profile/privacy', { levels: { ...levels, profile: 'me' }, isIndexed: false })
    await house.until('the student is out', async () => (await own('organizer', '?scope=city')).of === 2)
    const hidden = await own('student', '?scope=city')
    assert.deepEqual([hidden.rank, hidden.group, hidden.rows], [-1, null, []])
  })

  test('weeks begin on Monday and months on the first, in India; what is taken back leaves the week in which it was earned', async () => {
    assert.equal((await own('recruiter', '?span=week')).points, 10)
    house.setNow(new Date('2026-11-22T18:29:59Z')) // Sunday, 23:59:59 there
    assert.equal((await own('recruiter', '?span=week')).points, 10)
    house.setNow(new Date('2026-11-22T18:30:00Z'))
    assert.deepEqual(
      [(await own('recruiter', '?span=week')).points, (await own('recruiter', '?span=week')).rank],
      [0, -1],
    )
    assert.equal((await own('recruiter', '?span=month')).points, 10)
    const id = (await house.give(await house.idOf('recruiter'), 5)) ?? 0
    house.setNow(new Date('2026-12-01T06:00:00Z'))
    await house.base.transact((tx) => house.ledger.reverse(tx, id, { en: 'x', hi: 'x' }))
    assert.equal((await own('recruiter', '?span=month')).points, 0)
    assert.equal((await own('recruiter')).points, 10)
    house.setNow(NOW)
    assert.deepEqual(await house.faults(), [])
  })

  test('further down one sees oneself among who stands around', async () => {
    const base = 500_000
    for (let at = 0; at < 60; at++) await house.give(base + at, 100 + at)
    await settled('recruiter', 64)
    const { rows, around } = await own('recruiter')
    assert.equal(rows.length, 50)
    assert.equal((around as Row[]).at(-1)?.rank, 64)
    const descending = (around as Row[]).map(({ points }) => points)
    assert.deepEqual(
      descending,
      descending.toSorted((a, b) => b - a),
    )
    assert.deepEqual(
      (around as Row[]).map(({ isMe }) => isMe),
      [false, false, false, true],
    )
  })

  test('old weeks and months are dropped batch by batch, until the node stops, all time stays', async () => {
    await sql`insert into gamification.score (period, person_id, points, college, city, course, is_listed)
      select 'week-2026-01-05', 700000 + n, 1, '', '', '', true from generate_series(1, 5001) as n`.execute(house.db())
    const stops = { aborted: false }
    let asked = 0
    Object.defineProperty(stops, 'aborted', { get: () => asked++ > 0 })
    await house.job('gamification.purge-scores')?.run({ now: NOW, signal: stops as AbortSignal, data: undefined })
    const left = await house.db().selectFrom('gamification.score').select('period').execute()
    assert.equal(left.filter(({ period }) => period === 'week-2026-01-05').length, 1)
    const job = house.job('gamification.purge-scores')
    await job?.run({
      now: new Date(NOW.getTime() + 80 * DAY_MS),
      signal: new AbortController().signal,
      data: undefined,
    })
    const periods = await house.db().selectFrom('gamification.score').select('period').distinct().execute()
    assert.deepEqual(periods, [{ period: 'all' }])
  })

  test.run()
})
