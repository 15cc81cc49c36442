import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { collectionsServer } from '../../../../features/collections/server/feature'
import { database, personalRecords } from '../../../../features/data/contract'
import { opportunities } from '../../../../features/listings/contract'
import { listingsServer } from '../../../../features/listings/server/feature'
import { verbs } from '../../../../features/modules/contract'
import { people } from '../../../../features/session/contract'
import { bootApi, type Caller, type TestApi } from '../../../support/api'
import { eachDatabase } from '../../../support/database'
import { until } from '../../../support/waiting'
import { contentOf } from '../../registrations/house'

const NOW = new Date('2026-11-21T06:30:00Z')
const LIST = '/api/collections'

eachDatabase((kind) => {
  const test = suite(`collections, ${kind}`)
  let api: TestApi
  let ids: readonly number[]
  test.before(async () => {
    api = await bootApi([listingsServer, collectionsServer], { kind, now: NOW })
    ids = await Promise.all(['One', 'Two', 'Three'].map(live))
  })
  test.after(() => api?.dispose())

  const idOf = async (word: string) => (await api.kernel.get(people).findByEmail(`${word}@demo.test`))?.id ?? 0

  async function live(title: string): Promise<number> {
    const [db, service, by] = [
      api.kernel.get(database),
      api.kernel.get(opportunities),
      await idOf('organizer'),
    ] as const
    const { id } = await db.transact((tx) => service.create(tx, contentOf({ title }), by))
    await db.transact((tx) => service.submit(tx, id, by))
    await db.transact((tx) => service.approve(tx, id, by))
    return id
  }

  /** A collection with these in it. */
  async function made(as: Caller, name: string, held: readonly number[]) {
    const { status, body } = await as.post(LIST, { name })
    assert.equal(status, 201)
    for (const id of held) assert.equal((await as.put(`${LIST}/${body.id}/items/${id}`)).status, 204)
    return { id: body.id as number, path: `${LIST}/${body.id}` }
  }
  const titles = (reply: { body: { items: { title?: string; listing?: { title: string } | null }[] } }) =>
    reply.body.items.map((each) => each.title ?? each.listing?.title ?? 'gone')

  test('holds each once, in its order, which one may change while nobody else did', async () => {
    const student = await api.as('student')
    const { path } = await made(student, ' Summer ', [...ids, ids[0] as number])
    assert.deepEqual(titles(await student.get(path)), ['One', 'Two', 'Three'])
    const [one, two, three] = ids
    assert.equal((await student.put(`${path}/order`, { ids: [three, one, two] })).status, 204)
    assert.deepEqual(titles(await student.get(path)), ['Three', 'One', 'Two'])
    assert.equal((await student.delete(`${path}/items/${one}`)).status, 204)
    assert.equal((await student.delete(`${path}/items/${one}`)).status, 204)
    for (const stale of [[three, one, two], [three], [three, three], [three, 999_999]]) {
      const { status, body } = await student.put(`${path}/order`, { ids: stale })
      assert.deepEqual([status, body.code], [409, 'order-stale'])
    }
    assert.deepEqual((await student.get(LIST)).body.items[0], {
      id: Number(path.split('/').at(-1)),
      name: 'Summer',
      shareKey: null,
      opportunityIds: [three, two],
    })
  })

  test('an entry that is another one’s now stands as that one, once and in its place', async () => {
    const mentor = await api.as('mentor')
    const [from, into, beside] = [await live('Entered twice'), await live('The one that stays'), await live('Beside')]
    const alone = await made(mentor, 'Alone', [from, beside])
    const both = await made(mentor, 'Both', [from, beside, into])
    const pro = await api.as('pro')
    const unchanged = await made(pro, 'Held before', [into])
    const told: string[] = []
    const undo = await api.kernel.get(database).listen('web.live', (payload) => void told.push(payload))
    const verb = api.kernel.view(verbs).find(({ id }) => id === 'listings.merge')
    await verb?.run({ args: [String(from), String(into)], print: () => undefined } as never)
    const named = async (path: string) => titles(await mentor.get(path)).join()
    await until('both hold it', async () => (await named(alone.path)) === 'The one that stays,Beside')
    assert.equal(await named(both.path), 'Beside,The one that stays')
    const topics = await Promise.all(['mentor', 'pro'].map(async (word) => `"collections:${await idOf(word)}"`))
    const heard = () => topics.map((topic) => told.filter((each) => each.includes(topic)).length)
    await until('its person hears of it', async () => heard()[0] === 1)
    assert.deepEqual(heard(), [1, 0], told.join())
    await undo()
    for (const { path } of [alone, both]) await mentor.delete(path)
    await pro.delete(unchanged.path)
  })

  test('nobody else sees it until it is shared; then whoever has the link, and nothing of whose it is', async () => {
    const [student, pro] = [await api.as('student'), await api.as('pro')]
    const { path } = await made(student, 'For friends', ids)
    for (const call of [
      pro.get(path),
      pro.delete(path),
      pro.put(`${path}/items/${ids[0]}`),
      pro.put(`${path}/order`, { ids }),
    ])
      assert.equal((await call).status, 404)
    assert.equal((await api.nobody.get(path)).status, 401)
    assert.equal((await api.nobody.get(`${LIST}/shared/null`)).status, 404)
    const { shareKey } = (await student.put(path, { name: 'For friends', isShared: true })).body
    assert.match(shareKey, /^[\w-]{24}$/)
    const shared = await api.nobody.get(`${LIST}/shared/${shareKey}`)
    assert.deepEqual(titles(shared), ['One', 'Two', 'Three'])
    assert.deepEqual(Object.keys(shared.body).sort(), ['items', 'name', 'now'])
    assert.equal((await student.put(path, { name: 'Friends', isShared: true })).body.shareKey, shareKey)
    await student.put(path, { name: 'Friends', isShared: false })
    assert.equal((await api.nobody.get(`${LIST}/shared/${shareKey}`)).status, 404)
    assert.notEqual((await student.put(path, { name: 'Friends', isShared: true })).body.shareKey, shareKey)
  })

  test('a new name leaves its link, sharing leaves its name, and a change that says nothing is none', async () => {
    const student = await api.as('student')
    const { path } = await made(student, 'For me', [])
    const { shareKey } = (await student.put(path, { isShared: true })).body
    assert.equal((await student.put(path, { name: 'For all' })).body.shareKey, shareKey)
    const { name, shareKey: still } = (await student.get(path)).body
    assert.deepEqual([name, still], ['For all', shareKey])
    assert.equal((await student.put(path, {})).status, 422)
  })

  test('two devices at once lose nothing', async () => {
    const student = await api.as('student')
    const { path } = await made(student, 'Both', [])
    await Promise.all(ids.map((id) => student.put(`${path}/items/${id}`)))
    assert.deepEqual([...titles(await student.get(path))].sort(), ['One', 'Three', 'Two'])
  })

  test('what is not public cannot be put in, names are names, fifty are the end', async () => {
    const mentor = await api.as('mentor')
    const { path } = await made(mentor, 'Mine', [])
    assert.equal((await mentor.put(`${path}/items/999999`)).status, 404)
    assert.equal((await mentor.put(`${path}/items/0`)).status, 422)
    for (const name of ['', '   ', 'x'.repeat(81)]) assert.equal((await mentor.post(LIST, { name })).status, 422)
    for (let at = 1; at < 49; at++) await mentor.post(LIST, { name: `List ${at}` })
    const lastTwo = await Promise.all(['Fifty', 'One more'].map((name) => mentor.post(LIST, { name })))
    assert.deepEqual(lastTwo.map(({ body }) => body.code ?? 'made').sort(), ['full', 'made'])
  })

  test('a person takes them along, and erasing leaves neither them nor their links', async () => {
    const volunteer = await api.as('volunteer')
    const { path } = await made(volunteer, 'Taken along', [ids[0] as number])
    const { shareKey } = (await volunteer.put(path, { name: 'Taken along', isShared: true })).body
    const [records, id] = [api.kernel.get(personalRecords), await idOf('volunteer')] as const
    assert.match(
      JSON.stringify(await records.export(id)),
      /"name":"Taken along","isShared":true,"opportunities":\["One"\]/,
    )
    const [db, service] = [api.kernel.get(database), api.kernel.get(opportunities)] as const
    const byLink = await live('By its link')
    await volunteer.put(`${path}/items/${byLink}`)
    await db.transact((tx) => service.setVisibility(tx, byLink, 'link'))
    assert.match(JSON.stringify(await records.export(id)), /"opportunities":\["One","By its link"\]/)
    assert.doesNotMatch(JSON.stringify((await api.nobody.get(`${LIST}/shared/${shareKey}`)).body), /By its link/)
    await db.transact((tx) => service.setVisibility(tx, byLink, 'invited'))
    assert.match(JSON.stringify(await records.export(id)), new RegExp(`\\["One","${byLink}, by invitation"\\]`))
    await records.erase(id)
    assert.match(JSON.stringify(await records.export(id)), /"collections":\[\]/)
    assert.equal((await api.nobody.get(`${LIST}/shared/${shareKey}`)).status, 404)
  })

  test.run()
})
