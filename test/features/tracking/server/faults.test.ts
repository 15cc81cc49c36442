import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { Type } from '@sinclair/typebox'
import { suite } from 'uvu'
import { audit, database, jobs, personalRecords } from '../../../../features/data/contract'
import { people } from '../../../../features/session/contract'
import { trackingServer } from '../../../../features/tracking/server/feature'
import type { TrackingTables } from '../../../../features/tracking/server/tables'
import { faultKeeper } from '../../../../features/tracking/server/tokens'
import { apiRoutes, endpoint } from '../../../../features/web/contract'
import type { BrowserErrors } from '../../../../features/web/contract/wire'
import { contribute, defineFeature } from '../../../../kernel/index'
import { apiSettings, bootApi, type Caller, cookiesOf, type TestApi } from '../../../support/api'
import { eachDatabase } from '../../../support/database'

const NOW = new Date('2026-11-21T06:30:00Z')
const RELEASE = '1.0.0+abc'
const FAULTS = '/api/tracking/faults'
const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x64) Chrome/142.0.0.0 Safari/537.36' }

/** A house in which one endpoint is broken. */
const broken = defineFeature({
  id: 'broken',
  activates: 'boot',
  contributes: [
    contribute(
      apiRoutes,
      endpoint({
        ...{ id: 'broken.always', method: 'GET', path: '/api/broken/:id', access: 'public', strangers: 'same' },
        request: { params: Type.Object({ id: Type.String() }) },
        response: { 200: Type.Null() },
        async handle({ params }) {
          throw new RangeError(`No room for "${params.id}"`)
        },
      }),
    ),
  ],
})

eachDatabase((kind) => {
  const test = suite(`faults, ${kind}`)
  let api: TestApi
  let made = 0
  test.before(async () => {
    const web = { ...apiSettings('/tmp').web, release: RELEASE }
    const settings = { tracking: { release: RELEASE }, web }
    api = await bootApi([trackingServer, broken], { kind, now: NOW, settings })
  })
  test.before.each(async () => {
    const db = api.kernel.get(database).of<TrackingTables>()
    await db.deleteFrom('tracking.fault').execute()
    api.setNow(NOW)
  })
  test.after(() => api.dispose())

  const settle = () => api.kernel.get(faultKeeper).settle()
  const admin = () => api.as('admin')
  const list = async (query = '') => (await (await admin()).get(`${FAULTS}${query}`)).body
  const freshId = () => (made += 1).toString(36).padStart(10, 'a')
  const stack = 'TypeError: x\n    at createList (http://x.example/assets/c/list-page-1k2j3h4g.js:2:10)'

  /** Told by whoever asks; answers the id that the card shows. */
  async function tell(who: Caller, more: Partial<BrowserErrors> = {}, message = 'row 7 is missing', agent = browser) {
    const id = freshId()
    const errors = [{ id, name: 'TypeError', message, stack }]
    const status = (
      await who.post('/api/web/errors', { version: RELEASE, page: '/internships', errors, ...more }, agent)
    ).status
    assert.equal(status, 204)
    await settle()
    return id
  }

  async function allowing(word: string): Promise<Caller> {
    const login = await api.nobody.post('/api/session/login', {
      email: `${word}@demo.test`,
      password: 'foothold-demo-1',
    })
    return api.withCookie(`${cookiesOf(login)}; allowedCookie=1`)
  }

  const detail = async (id: number) => (await (await admin()).get(`${FAULTS}/${id}`)).body
  const decide = async (id: number, state: string, why = 'it is known', version?: number) =>
    (await admin()).post(`${FAULTS}/${id}/decision`, { state, why, version: version ?? (await detail(id)).version })

  test('reports of the same fault are one, and the id that a card shows finds it', async () => {
    const ids = [await tell(api.nobody), await tell(api.nobody, { version: '0.9.0' }, 'row 12 is missing')]
    await tell(api.nobody, {}, 'the list is empty')
    const { items, counts, releases } = await list('?state=open')
    assert.deepEqual(
      items.map(({ message, reports }: { message: string; reports: number }) => [message, reports]),
      [
        ['the list is empty', 1],
        ['row 12 is missing', 2],
      ],
    )
    assert.deepEqual([counts.open, releases], [2, [RELEASE, '0.9.0']])
    for (const id of ids) {
      const found = (await list(`?q=${id}`)).items
      assert.deepEqual(
        found.map(({ message }: { message: string }) => message),
        ['row 12 is missing'],
      )
    }
    const one = await detail(items[1].id)
    assert.deepEqual([one.firstRelease, one.lastRelease, one.culprit], [RELEASE, '0.9.0', 'c/list-page-1k2j3h4g.js'])
    assert.deepEqual(
      one.latest.map(({ reference }: { reference: string }) => reference),
      ids.toReversed(),
    )
    assert.equal((await list('?q=LIST%20is')).items.length, 1)
    assert.equal((await list('?q=100%25')).items.length, 0)
    assert.equal((await list('?release=0.9.0')).items.length, 1)
    assert.equal((await list('?after=9999999999')).code, 'bad-request')
  })

  test('the same report told twice is counted once, and so are fifty at once', async () => {
    const errors = Array.from({ length: 10 }, () => ({ id: freshId(), name: 'TypeError', message: 'again', stack }))
    const body = { version: RELEASE, page: '/', errors }
    await Promise.all(Array.from({ length: 5 }, () => api.nobody.post('/api/web/errors', body, browser)))
    await settle()
    await api.nobody.post('/api/web/errors', body, browser)
    await settle()
    assert.deepEqual(
      (await list()).items.map(({ reports }: { reports: number }) => reports),
      [10],
    )
  })

  test('who met it is known only where they allowed it, and what they typed never', async () => {
    const clientId = randomUUID()
    const trail = [{ ms: 1200, says: 'page listings.internships' }]
    const pro = await allowing('pro')
    await tell(await api.as('pro'), { clientId, trail }, 'No room for "my own words"')
    const [{ id }] = (await list()).items
    const nameless = await detail(id)
    assert.deepEqual([nameless.people, nameless.browsers, nameless.message], [0, 0, 'No room for “…”'])
    await tell(pro, { clientId, trail, page: '/u/asha', pageId: 'profile.page' }, 'No room for "other words"')
    await tell(pro, { clientId, page: '/u/asha' }, 'No room for "other words"')
    const known = await detail(id)
    assert.deepEqual([known.people, known.browsers, known.reports], [1, 1, 3])
    assert.deepEqual(
      known.latest.map(({ place }: { place: string }) => place),
      ['/u/…', 'profile.page', '/internships'],
    )
    assert.deepEqual(known.latest[1].trail, trail)
    assert.doesNotMatch(JSON.stringify(known), /asha|own words|other words/)

    const records = api.kernel.get(personalRecords)
    const proId = (await api.kernel.get(people).findByEmail('pro@demo.test'))?.id ?? 0
    assert.equal((await records.export(proId))['tracking.faults']?.['errors'] instanceof Array, true)
    await records.erase(proId)
    const erased = await detail(id)
    assert.deepEqual([erased.people, erased.browsers, erased.reports], [0, 0, 3])
  })

  test('programs are logged and not kept', async () => {
    await tell(api.nobody, {}, 'a program', { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' })
    assert.deepEqual((await list()).items, [])
  })

  test('what fails on the server is kept under the id that its answer shows', async () => {
    const { status, body } = await api.nobody.get('/api/broken/my-own-words', browser)
    await settle()
    assert.equal(status, 500)
    const [found] = (await list(`?q=${body.instance}`)).items
    assert.deepEqual([found.side, found.name, found.message], ['server', 'RangeError', 'No room for “…”'])
    const { latest, stack: calls } = await detail(found.id)
    assert.deepEqual([latest[0].place, latest[0].release, latest[0].browser], ['GET /api/broken/:id', RELEASE, null])
    assert.match(calls[0], /test\/features\/tracking\/server\/faults\.test\.ts:\d+:\d+/)
    // What the domain refuses is no fault.
    await api.nobody.get('/api/nowhere')
    await settle()
    assert.equal((await list()).items.length, 1)
  })

  test('what was resolved opens again when it comes back in the build that runs, not in an older one', async () => {
    await tell(api.nobody)
    const [{ id }] = (await list()).items
    assert.equal((await decide(id, 'resolved', '')).status, 204)
    await tell(api.nobody, { version: '0.9.0' })
    assert.equal((await detail(id)).state, 'resolved')
    await tell(api.nobody)
    const { state, history, reports } = await detail(id)
    assert.deepEqual([state, reports], ['open', 3])
    assert.deepEqual(
      history.map(({ to, by, why }: { to: string; by: string | null; why: string | null }) => [to, by !== null, why]),
      [
        ['open', false, null],
        ['resolved', true, null],
        ['open', false, `It came back in ${RELEASE}.`],
      ],
    )
  })

  test('what is ignored needs a reason, is counted on and stays ignored', async () => {
    await tell(api.nobody)
    const [{ id, version = 1 }] = (await list()).items
    assert.equal((await decide(id, 'ignored', ' x ')).status, 422)
    assert.equal((await decide(id, 'ignored', 'an old tablet')).status, 204)
    assert.equal((await decide(id, 'resolved', '', version)).status, 412)
    assert.equal((await decide(id, 'ignored')).status, 409)
    await tell(api.nobody)
    const { state, reports } = await detail(id)
    assert.deepEqual([state, reports], ['ignored', 2])
    assert.deepEqual((await list('?state=open')).items, [])
    const [entry] = await api.kernel.get(audit).list({ about: `fault:${id}`, limit: 5 })
    assert.equal(entry?.action, 'tracking.fault-ignored')
  })

  test('admins alone see them', async () => {
    await tell(api.nobody)
    const [{ id }] = (await list()).items
    for (const word of ['student', 'organizer', 'intern']) {
      const who = await api.as(word)
      for (const path of [FAULTS, `${FAULTS}/${id}`]) assert.equal((await who.get(path)).status, 403)
      const body = { state: 'resolved', why: '', version: 1 }
      assert.equal((await who.post(`${FAULTS}/${id}/decision`, body)).status, 403)
    }
    assert.equal((await api.nobody.get(FAULTS)).status, 401)
    assert.equal((await (await admin()).get(`${FAULTS}/999999`)).status, 404)
  })

  test('reports go after 30 days, what was not told of for 180 days goes with them', async () => {
    await tell(api.nobody)
    const job = api.kernel.view(jobs).find((each) => each.id === 'tracking.retention')
    const runAt = (days: number) =>
      job?.run({
        now: new Date(NOW.getTime() + days * 86_400_000),
        signal: AbortSignal.timeout(10_000),
        data: undefined,
      })
    await runAt(29)
    const [{ id }] = (await list()).items
    assert.equal((await detail(id)).latest.length, 1)
    await runAt(31)
    assert.deepEqual((await detail(id)).latest, [])
    await runAt(181)
    assert.deepEqual((await list()).items, [])
  })

  test.run()
})
