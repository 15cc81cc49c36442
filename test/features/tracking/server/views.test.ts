import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { suite } from 'uvu'
import { database, jobs, personalRecords } from '../../../../features/data/contract'
import { listingsServer } from '../../../../features/listings/server/feature'
import { people } from '../../../../features/session/contract'
import { trackingServer } from '../../../../features/tracking/server/feature'
import type { TrackingTables } from '../../../../features/tracking/server/tables'
import { bootApi, type Caller, cookiesOf, type TestApi } from '../../../support/api'
import { eachDatabase } from '../../../support/database'
import { liveOf } from '../../registrations/house'

const NOW = new Date('2026-11-21T06:30:00Z')
const UPDATE = '/api/views/update-views'
const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x64) Chrome/140.0.0.0 Safari/537.36' }

eachDatabase((kind) => {
  const test = suite(`views, ${kind}`)
  let api: TestApi
  test.before(async () => {
    api = await bootApi([listingsServer, trackingServer], { kind, now: NOW })
  })
  test.after(() => api.dispose())

  const idOf = async (word: string) => (await api.kernel.get(people).findByEmail(`${word}@demo.test`))?.id ?? 0

  const live = (title: string) => liveOf(api, { title })

  /** Somebody who allowed to be recognised. */
  async function allowing(word: string): Promise<Caller> {
    const login = await api.nobody.post('/api/session/login', {
      email: `${word}@demo.test`,
      password: 'foothold-demo-1',
    })
    return api.withCookie(`${cookiesOf(login)}; allowedCookie=1`)
  }

  const seen = (ids: readonly number[], opened: readonly number[] = []) => ({
    ...(ids.length > 0 && { home_exp_views: { user_id: null, entity_ids: ids, entity_type: 'opportunity' } }),
    ...(opened.length > 0 && { from_competition_page: { user_id: null, entity_ids: opened, from: ['search'] } }),
    current_page_url: '/internships',
    current_version: 'test',
  })
  const tell = (who: Caller, body: object) => who.post(UPDATE, body, browser)
  async function counted(id: number) {
    const { body } = await (await api.as('organizer')).get(`/api/tracking/opportunities/${id}/views?days=7`)
    return { ...body.total, visitors: body.visitors, from: body.from, days: body.days }
  }

  test('a batch is counted once, whatever a lost answer makes its browser send', async () => {
    const [a, b] = [await live('Tide tables'), await live('Moon tables')]
    const batch = { ...seen([a, b], [a]), client_id: randomUUID(), sequence: 1 }
    for (let time = 0; time < 20; time += 1) {
      const answer = await tell(api.nobody, batch)
      assert.equal(answer.status, 200)
      const said = { status: true, message: 'Views counted', result: 'success' }
      assert.deepEqual(answer.body, { ...said, data: said })
    }
    await tell(api.nobody, { ...batch, sequence: 2 })
    const { listed, opened, from } = await counted(a)
    assert.deepEqual({ listed, opened }, { listed: 2, opened: 2 })
    assert.deepEqual(
      from.filter((each: { opened: number }) => each.opened > 0),
      [{ from: 'search', opened: 2 }],
    )
    assert.equal((await counted(b)).opened, 0)
  })

  test('a hundred browsers at once are all counted', async () => {
    const id = await live('Crowded')
    await Promise.all(
      Array.from({ length: 100 }, () => tell(api.nobody, { ...seen([id]), client_id: randomUUID(), sequence: 1 })),
    )
    assert.equal((await counted(id)).listed, 100)
  })

  test('owners, programs and what is not there are not counted', async () => {
    const id = await live('Own')
    await tell(await api.as('organizer'), seen([id], [id]))
    await api.nobody.post(UPDATE, seen([id]), { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' })
    assert.equal((await tell(api.nobody, seen([2_000_000_000]))).status, 200)
    const { listed, opened } = await counted(id)
    assert.deepEqual({ listed, opened }, { listed: 0, opened: 0 })
    const rows = await api.kernel
      .get(database)
      .of<TrackingTables>()
      .selectFrom('tracking.view_hour')
      .where('entity_id', '=', 2_000_000_000)
      .selectAll()
      .execute()
    assert.deepEqual(rows, [])
  })

  test('a browser is recognised only where its visitor allowed it', async () => {
    const id = await live('Private matter')
    const client_id = randomUUID()
    await tell(await api.as('student'), { ...seen([], [id]), client_id, sequence: 1 })
    assert.deepEqual((await counted(id)).visitors, { listed: 0, opened: 0 })
    const student = await allowing('student')
    for (const sequence of [2, 3]) await tell(student, { ...seen([], [id]), client_id, sequence })
    const { visitors, opened } = await counted(id)
    assert.deepEqual({ visitors, opened }, { visitors: { listed: 0, opened: 1 }, opened: 3 })
    const records = api.kernel.get(personalRecords)
    const studentId = await idOf('student')
    const held = await records.export(studentId)
    assert.deepEqual(held['tracking.views']?.['views'], [{ day: '2026-11-21', what: 'opportunity', id, place: 'page' }])
    await records.erase(studentId)
    assert.deepEqual((await counted(id)).visitors, { listed: 0, opened: 0 })
    assert.equal((await counted(id)).opened, 3)
  })

  test('the two short forms are taken, and a wrong one is refused in the shape of these calls', async () => {
    const lists = [
      { user_id: null, entity_ids: [1], entity_type: 'articles' },
      {
        mentor_profiles_views: { user_id: null, entity_ids: [1], entity_type: 'mentor_profile' },
        client_id: randomUUID(),
      },
    ]
    for (const body of lists) assert.equal((await tell(api.nobody, body)).body.status, true)
    const tooMany = seen(Array.from({ length: 51 }, (_, at) => at + 1))
    for (const body of [tooMany, { entity_ids: ['x'], entity_type: 'articles' }]) {
      const answer = await tell(api.nobody, body)
      assert.equal(answer.status, 422)
      assert.equal(answer.body.status, false)
    }
  })

  test('who tells of another account than their own is refused, and nothing is counted', async () => {
    const id = await live('Masks')
    const mentor = await allowing('mentor')
    const own = await idOf('mentor')
    const views = (user_id: number | null) => ({
      home_exp_views: { user_id, entity_ids: [id], entity_type: 'opportunity' },
    })
    const mentors = { mentor_profiles_views: { user_id: own + 1, entity_ids: [1], entity_type: 'mentor_profile' } }
    const visit = { user_id: own + 1, client_id: randomUUID(), page_name: 'home', update_page_view: true }
    for (const [who, path, body] of [
      [mentor, UPDATE, views(own + 1)],
      [api.nobody, UPDATE, views(own)],
      [mentor, UPDATE, mentors],
      [mentor, '/api/user-last-page-visit', visit],
    ] as const) {
      const answer = await who.post(path, body, browser)
      assert.equal(answer.status, 403)
      assert.equal(answer.body.status, false)
      assert.match(answer.body.data.message, /another account/)
    }
    assert.equal((await counted(id)).listed, 0)
    for (const user_id of [own, null]) assert.equal((await tell(mentor, views(user_id))).status, 200)
    assert.equal((await counted(id)).listed, 2)
  })

  test('numbers are their organizer’s, and an admin’s', async () => {
    const id = await live('Secret numbers')
    const path = `/api/tracking/opportunities/${id}/views`
    assert.equal((await api.nobody.get(path)).status, 401)
    assert.equal((await (await api.as('recruiter')).get(path)).status, 404)
    assert.equal((await (await api.as('organizer')).get(path)).status, 200)
    const { days } = await counted(id)
    assert.equal(days.length, 7)
    assert.equal(days.at(-1).day, '2026-11-21')
  })

  test('the views of who refused are not counted, whatever their browser tells', async () => {
    const id = await live('Not looked at')
    const { status, body } = await tell(api.withCookie('allowedCookie=2'), seen([id], [id]))
    assert.deepEqual([status, body.result], [200, 'success'])
    const { listed, opened } = await counted(id)
    assert.deepEqual([listed, opened], [0, 0])
  })

  test('a visit is noted once a day and browser, and only with consent', async () => {
    const admin = await allowing('admin')
    const visit = { user_id: null, client_id: randomUUID(), page_name: 'explore', update_page_view: true }
    const path = '/api/user-last-page-visit'
    const said = { status: true, message: 'Visit noted' }
    assert.deepEqual((await api.nobody.post(path, visit, browser)).body, { ...said, data: said })
    const visits = async () => (await admin.get('/api/tracking/campaign-stats')).body.visits
    assert.deepEqual(await visits(), [])
    const allowed = api.withCookie('allowedCookie=1')
    for (const page_name of ['explore', 'explore', 'home']) await allowed.post(path, { ...visit, page_name }, browser)
    assert.deepEqual(await visits(), [{ page: 'home', visits: 1 }])
    assert.equal((await allowed.post(path, { ...visit, page_name: 'nowhere' }, browser)).status, 422)
  })

  test('a view half an hour after midnight in India is of the new day', async () => {
    const id = await live('Night')
    api.setNow(new Date('2026-11-20T18:45:00Z'))
    await tell(api.nobody, seen([], [id]))
    api.setNow(NOW)
    const { days } = await counted(id)
    assert.equal(days.find((each: { day: string }) => each.day === '2026-11-21').opened, 1)
  })

  test('hours become days, and what is past its time goes', async () => {
    const id = await live('Old')
    const db = api.kernel.get(database).of<TrackingTables>()
    const row = { entity_type: 'opportunity', entity_id: id, place: 'page', came_from: 'site', views: 2 } as const
    for (const hour of ['2026-09-01T05:00:00Z', '2026-09-01T06:00:00Z', '2024-01-01T00:00:00Z'])
      await db
        .insertInto('tracking.view_hour')
        .values({ ...row, hour: new Date(hour) })
        .execute()
    const job = api.kernel.view(jobs).find((each) => each.id === 'tracking.retention')
    for (let time = 0; time < 2; time += 1)
      await job?.run({ now: NOW, signal: AbortSignal.timeout(10_000), data: undefined })
    const left = await db
      .selectFrom('tracking.view_hour')
      .where('entity_id', '=', id)
      .select(['hour', 'views'])
      .execute()
    assert.deepEqual(left, [{ hour: new Date('2026-08-31T18:30:00Z'), views: 4 }])
  })

  test('what cannot be forgotten keeps nothing else from going, and is told of', async () => {
    const db = api.kernel.get(database).of<TrackingTables>()
    await db
      .insertInto('tracking.sender')
      .values({ client_id: randomUUID(), sequence: 1, at: new Date('2026-01-01T00:00:00Z') })
      .execute()
    await sql`alter table tracking.vital rename to vital_away`.execute(db)
    const job = api.kernel.view(jobs).find((each) => each.id === 'tracking.retention')
    const run = { now: NOW, signal: AbortSignal.timeout(10_000), data: undefined }
    await assert.rejects(async () => job?.run(run), /1 of 11 kinds of old records stay.*vital/)
    await sql`alter table tracking.vital_away rename to vital`.execute(db)
    const left = db.selectFrom('tracking.sender').selectAll().where('at', '<', new Date('2026-02-01T00:00:00Z'))
    assert.deepEqual(await left.execute(), [])
  })

  test.run()
})
