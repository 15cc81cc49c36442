import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { httpServer, sitemaps } from '../../../../features/web/contract'
import { type Caller, cookiesOf } from '../../../support/api'
import { eachDatabase } from '../../../support/database'
import { until } from '../../../support/waiting'
import { filled, freshKey } from '../../registrations/house'
import { bootPrivate, type PrivateHouse, SECRET } from './house'

/** All that answers something of one opportunity to whoever asks by its id. */
const doors = (id: number) => [
  `/api/listings/opportunities/${id}`,
  `/api/listings/opportunities/some-title-${id}`,
  `/api/listings/opportunities/${id}/similar`,
  `/api/listings/opportunities/${id}/image.png`,
  `/api/listings/opportunities/${id}/deadline.ics`,
  `/api/rules/of/${id}`,
  `/api/stages/of/${id}`,
  `/api/prizes/of/${id}`,
  `/api/documents/of/${id}`,
  `/api/discussion/of/${id}`,
  `/api/discussion/of/${id}/faq`,
  `/api/registrations/standing/${id}`,
]

/** All that lists, counts, suggests or feeds. */
const lists = [
  '/api/listings/search?limit=50',
  `/api/listings/search?q=${SECRET}&status=all&limit=50`,
  `/api/listings/search?tag=${SECRET}&status=all`,
  '/api/listings/facets?status=all',
  '/api/listings/home',
  `/api/listings/suggest?q=${SECRET.slice(0, 5)}`,
  '/api/listings/feed.rss',
  '/api/listings/feed.json',
  '/api/listings/feed.xml',
  '/api/listings/feed.csv',
  `/api/listings/feed.ics?q=${SECRET}`,
]

eachDatabase((kind) => {
  const test = suite(`opportunities that are not for everybody, ${kind}`)
  let house: PrivateHouse
  let [organizer, student, pro, admin]: Caller[] = []
  test.before(async () => {
    house = await bootPrivate(kind)
    organizer = await house.as('organizer')
    student = await house.as('student')
    pro = await house.as('pro')
    admin = await house.as('admin')
  })
  test.after(() => house.dispose())

  const known = (caller: Caller | undefined): Caller => caller as Caller
  const statuses = async (who: Caller, id: number) =>
    [...new Set(await Promise.all(doors(id).map(async (path) => (await who.get(path)).status)))].join()
  const tells = (body: unknown) => JSON.stringify(body).toLowerCase().includes(SECRET.toLowerCase())
  const count = async () => (await house.nobody.get('/api/listings/search?limit=1')).body.total as number

  test('by invitation: every door is shut for strangers, and none of them tells what is behind it', async () => {
    const id = await house.secret('invited')
    for (const path of doors(id)) {
      for (const [who, status, code] of [
        [house.nobody, 401, 'sign-in-to-see'],
        [known(pro), 403, 'invited-only'],
      ] as const) {
        const answer = await who.get(path)
        assert.deepEqual([answer.status, answer.body.code], [status, code], path)
        assert.ok(!tells(answer.body), path)
        assert.equal(answer.headers.get('cache-control'), 'no-store', path)
      }
    }
    assert.equal((await known(pro).get(`/api/registrations/form/${id}`)).status, 403)
    const key = { 'idempotency-key': crypto.randomUUID() }
    const entered = await known(pro).post('/api/registrations', { opportunityId: id, ...filled }, key)
    assert.deepEqual([entered.status, entered.body.code], [403, 'invited-only'])
    assert.equal(
      (await known(pro).post(`/api/discussion/of/${id}`, { kind: 'question', text: 'What is this?' })).status,
      403,
    )
    assert.equal((await known(pro).put(`/api/saved/watchlist/${id}`)).status, 404)
  })

  test('who was invited, who runs it and who judges what is published are let in, and nobody keeps their answers', async () => {
    const id = await house.secret('invited')
    for (const who of [student, organizer, admin]) {
      assert.equal(await statuses(known(who), id), '200')
      const { headers } = await known(who).get(`/api/listings/opportunities/${id}`)
      assert.equal(headers.get('cache-control'), 'no-store')
    }
    assert.equal((await known(student).put(`/api/saved/watchlist/${id}`)).status, 204)
    const watched = (await known(student).get('/api/saved/watchlist')).body.items
    assert.ok(watched.some(({ opportunityId, listing }: never) => opportunityId === id && listing !== null))
    assert.equal(await statuses(house.nobody, id), '401')
  })

  for (const visibility of ['link', 'invited'] as const)
    test(`${visibility}: in no list, count, suggestion, feed, sitemap, comparison or shared collection`, async () => {
      const before = await count()
      const id = await house.secret(visibility)
      const beside = await house.published({ title: 'An ordinary hackathon' })
      await until('lists know what came last', async () => (await count()) > before)
      assert.equal(await count(), before + 1)
      for (const path of lists) {
        const { status, body } = await known(organizer).get(path)
        assert.equal(status, 200, path)
        assert.ok(!tells(path.includes(SECRET) ? (body.items ?? body.opportunities ?? []) : body), path)
      }
      const compared = (await house.nobody.get(`/api/listings/compare?ids=${id},${beside}`)).body
      assert.deepEqual(
        compared.items.map((each: { id: number }) => each.id),
        [beside],
      )
      for (const map of house.kernel.view(sitemaps)) {
        const pages = await map.addresses({ from: 0, limit: 1000 })
        assert.ok(!pages.some(({ path }) => path.endsWith(`-${id}`)), map.id)
        if (map.id === 'listings.opportunities') assert.equal(await map.count(), pages.length)
      }
      const { id: collection } = (await known(organizer).post('/api/collections', { name: 'Mine' })).body
      await known(organizer).put(`/api/collections/${collection}/items/${id}`)
      await known(organizer).put(`/api/collections/${collection}/items/${beside}`)
      const own = (await known(organizer).get(`/api/collections/${collection}`)).body
      assert.ok(own.items.every(({ listing }: { listing: unknown }) => listing !== null))
      const change = { name: 'Mine', isShared: true }
      const { shareKey } = (await known(organizer).put(`/api/collections/${collection}`, change)).body
      const shared = await house.nobody.get(`/api/collections/shared/${shareKey}`)
      assert.deepEqual([shared.status, tells(shared.body)], [200, false])
    })

  test('with the link everybody reads it, and search engines are told to leave it', async () => {
    const id = await house.secret('link')
    assert.equal(await statuses(house.nobody, id), '200')
    const { body } = await house.nobody.get(`/api/listings/opportunities/${id}`)
    assert.equal(body.visibility, 'link')
  })

  test('its organizer changes who finds it, at once and in the lists; strangers cannot', async () => {
    const id = await house.secret('public')
    const listed = async () => tells((await house.nobody.get(`/api/listings/search?q=${SECRET}&limit=50`)).body.items)
    const set = (who: Caller, visibility: string) =>
      who.put(`/api/manage/opportunities/${id}/visibility`, { visibility })
    await until('it is listed', listed)
    assert.equal((await set(known(student), 'invited')).status, 404)
    assert.equal((await set(known(organizer), 'secret')).status, 422)
    assert.equal((await set(known(organizer), 'invited')).status, 204)
    assert.equal(await statuses(house.nobody, id), '401')
    await until('it is listed no longer', async () => !(await listed()))
    assert.equal((await set(known(admin), 'public')).status, 204)
    assert.equal(await statuses(house.nobody, id), '200')
    await until('it is listed again', listed)
  })

  test('who took part goes on seeing it; where nobody is named nobody is invited', async () => {
    const id = await house.published({ title: `${SECRET} open`, closesAt: '2026-12-20T18:00' })
    const key = { 'idempotency-key': crypto.randomUUID() }
    const sent = { opportunityId: id, ...filled }
    const entered = await known(pro).post('/api/registrations', sent, key)
    assert.equal(entered.status, 201, JSON.stringify(entered.body))
    await known(organizer).put(`/api/manage/opportunities/${id}/visibility`, { visibility: 'invited' })
    assert.equal(await statuses(known(student), id), '403')
    assert.equal(await statuses(known(pro), id), '200')
  })

  test('pages are told what a visitor would be answered, without the answer', async () => {
    const id = await house.secret('invited')
    const http = house.kernel.get(httpServer)
    const request = { path: `/api/listings/opportunities/${id}` }
    assert.equal(await http.statusFor(undefined, request), 401)
  })

  test('whoever signs up with an address that was invited is let in once it is proved to be theirs, and not before', async () => {
    const email = 'invited@example.in'
    const id = await house.secret('invited', [email])
    const account = { name: 'Ravi', email, password: 'seven monsoon kites' }
    const person = house.withCookie(cookiesOf(await house.nobody.post('/api/session/signup', account)))
    const page = `/api/listings/opportunities/${id}`
    const before = await person.get(page)
    assert.deepEqual([before.status, before.body.code], [403, 'invited-only'])
    const entered = await person.post('/api/registrations', { opportunityId: id, ...filled }, freshKey())
    assert.deepEqual([entered.status, entered.body.code], [409, 'step-not-reached'], 'what would let them in')
    const mails = (await house.nobody.get('/api/mail/messages')).body as { to: string; text: string }[]
    const code = /^\d{6}$/m.exec(mails.find(({ to }) => to === email)?.text ?? '')?.[0]
    assert.equal((await person.post('/api/session/sign-up/code', { code })).status, 200)
    assert.equal((await person.get(page)).status, 200)
  })

  test.run()
})
