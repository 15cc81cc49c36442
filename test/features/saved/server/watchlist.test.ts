import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { database, personalRecords, subscriptions } from '../../../../features/data/contract'
import { listingsServer } from '../../../../features/listings/server/feature'
import { opportunities } from '../../../../features/listings/contract'
import { verbs } from '../../../../features/modules/contract'
import { savedServer } from '../../../../features/saved/server/feature'
import type { SavedTables } from '../../../../features/saved/server/tables'
import type { Kept } from '../../../../features/saved/contract/wire'
import { people } from '../../../../features/session/contract'
import { bootApi, type TestApi } from '../../../support/api'
import { eachDatabase } from '../../../support/database'
import { until } from '../../../support/waiting'
import { contentOf } from '../../registrations/house'

const NOW = new Date('2026-11-21T06:30:00Z')
const LIST = '/api/saved/watchlist'

eachDatabase((kind) => {
  const test = suite(`watchlist, ${kind}`)
  let api: TestApi
  test.before(async () => {
    api = await bootApi([listingsServer, savedServer], { kind, now: NOW })
  })
  test.after(() => api.dispose())

  const idOf = async (word: string) => (await api.kernel.get(people).findByEmail(`${word}@demo.test`))?.id ?? 0

  /** A live opportunity of organizer@demo.test. */
  async function live(title: string, kindOf = 'internship') {
    const [db, service, organizer] = [
      api.kernel.get(database),
      api.kernel.get(opportunities),
      await idOf('organizer'),
    ] as const
    const content = contentOf({ title, kind: kindOf })
    const { id } = await db.transact((tx) => service.create(tx, content, organizer))
    await db.transact((tx) => service.submit(tx, id, organizer))
    await db.transact((tx) => service.approve(tx, id, organizer))
    return {
      id,
      close: () => db.transact((tx) => service.close(tx, id, organizer, 'filled')),
      remove: () => db.transact((tx) => service.remove(tx, id, organizer)),
      hold: () => db.transact((tx) => service.hold(tx, id, '3 reports')),
      release: () => db.transact((tx) => service.release(tx, id, organizer)),
      show: (to: 'link' | 'invited') => db.transact((tx) => service.setVisibility(tx, id, to)),
    }
  }

  const titles = (items: readonly Kept[]) => items.map(({ listing }) => listing?.title ?? 'gone')

  test('what is saved is there once, last saved first, for its person alone', async () => {
    const [student, pro] = [await api.as('student'), await api.as('pro')]
    const [first, second] = [await live('Design Intern'), await live('River Hackathon', 'hackathon')]
    for (const { id } of [first, second, first]) assert.equal((await student.put(`${LIST}/${id}`)).status, 204)
    assert.deepEqual((await student.get('/api/saved/ids')).body.ids, [second.id, first.id])
    const { body } = await student.get(LIST)
    assert.deepEqual(titles(body.items), ['River Hackathon', 'Design Intern'])
    assert.deepEqual(titles((await student.get(`${LIST}?kind=hackathon`)).body.items), ['River Hackathon'])
    assert.deepEqual((await pro.get('/api/saved/ids')).body.ids, [])
    assert.equal((await student.delete(`${LIST}/${first.id}`)).status, 204)
    assert.equal((await student.delete(`${LIST}/${first.id}`)).status, 204)
    assert.deepEqual((await student.get('/api/saved/ids')).body.ids, [second.id])
    await student.delete(`${LIST}/${second.id}`)
  })

  test('what is kept of an entry that is another one’s now is kept of that one, once', async () => {
    const [student, pro] = [await api.as('student'), await api.as('pro')]
    const [from, into] = [(await live('Twice entered')).id, (await live('Entered twice')).id]
    for (const [who, ids] of [
      [student, [from]],
      [pro, [into, from]],
    ] as const)
      for (const id of ids)
        for (const list of ['watchlist', 'viewed', 'hidden']) await who.put(`/api/saved/${list}/${id}`)
    const verb = api.kernel.view(verbs).find(({ id }) => id === 'listings.merge')
    await verb?.run({ args: [String(from), String(into)], print: () => undefined } as never)
    for (const who of [student, pro]) {
      await until('all is kept of the one that stays', async () => {
        const { ids, hidden } = (await who.get('/api/saved/ids')).body
        return JSON.stringify([ids, hidden]) === JSON.stringify([[into], [into]])
      })
      assert.deepEqual(titles((await who.get(LIST)).body.items), ['Entered twice'])
      assert.deepEqual(titles((await who.get('/api/saved/viewed')).body.items), ['Entered twice'])
      for (const list of ['watchlist', 'hidden']) await who.delete(`/api/saved/${list}/${into}`)
    }
  })

  test('of two that are one what one hid is shown where one watches the other, however late that is heard', async () => {
    const [student, pro] = [await api.as('student'), await api.as('pro')]
    const [first, then, last] = [(await live('Hidden')).id, (await live('In between')).id, (await live('Wanted')).id]
    await student.put(`/api/saved/hidden/${first}`)
    await student.put(`${LIST}/${last}`)
    await pro.put(`/api/saved/hidden/${last}`)
    await pro.put(`${LIST}/${first}`)
    const verb = api.kernel.view(verbs).find(({ id }) => id === 'listings.merge')
    await verb?.run({ args: [String(then), String(last)], print: () => undefined } as never)
    const late = api.kernel.view(subscriptions).find(({ id }) => id === 'saved.on-merged')
    await api.kernel
      .get(database)
      .transact(async (tx) => late?.handle({ from: first, into: then } as never, { tx, eventId: 'late' } as never))
    for (const who of [student, pro]) {
      const { ids, hidden } = (await who.get('/api/saved/ids')).body
      assert.deepEqual([ids, hidden], [[last], []])
      await who.delete(`${LIST}/${last}`)
    }
  })

  test('holds 500, whichever two come at once for the last place', async () => {
    const [mentor, person] = [await api.as('mentor'), await idOf('mentor')]
    const last = [await live('Last of two'), await live('Also last of two')]
    const taken = Array.from({ length: 499 }, (_, at) => ({
      person_id: person,
      opportunity_id: 100_000 + at,
      saved_at: NOW,
    }))
    await api.kernel.get(database).of<SavedTables>().insertInto('saved.watch').values(taken).execute()
    const both = await Promise.all(last.map(({ id }) => mentor.put(`${LIST}/${id}`)))
    assert.deepEqual(both.map(({ status }) => status).sort(), [204, 409])
  })

  test('closed ones stay with their outcome, and so does the place of what was taken down', async () => {
    const pro = await api.as('pro')
    const [open, closed, gone] = [await live('Open one'), await live('Closed one'), await live('Removed one')]
    for (const { id } of [open, closed, gone]) await pro.put(`${LIST}/${id}`)
    await closed.close()
    await gone.remove()
    const of = async (state: string) => titles((await pro.get(`${LIST}?state=${state}`)).body.items)
    assert.deepEqual(await of('live'), ['Open one'])
    assert.deepEqual(await of('closed'), ['gone', 'Closed one'])
    assert.deepEqual((await pro.get(LIST)).body.counts, { live: 1, closed: 2, all: 3 })
    assert.equal((await pro.delete(`${LIST}/${gone.id}`)).status, 204)
  })

  test('what is out of sight says why: taken down, being checked, by invitation; what is checked may come back', async () => {
    const student = await api.as('student')
    const [gone, held, closed] = [await live('Gone'), await live('Held'), await live('Invited')]
    for (const { id } of [gone, held, closed]) await student.put(`${LIST}/${id}`)
    await gone.remove()
    await held.hold()
    await closed.show('invited')
    const told = async () =>
      (await student.get(LIST)).body.items.map(({ state, listing }: Kept) => [state, listing?.title])
    assert.deepEqual(await told(), [
      ['invited', undefined],
      ['held', undefined],
      ['removed', undefined],
    ])
    assert.deepEqual((await student.get(LIST)).body.counts, { live: 1, closed: 2, all: 3 })
    await held.release()
    assert.deepEqual((await told())[1], ['shown', 'Held'])
    for (const { id } of [gone, held, closed]) await student.delete(`${LIST}/${id}`)
  })

  test('only what can be seen can be saved, and only by who is signed in', async () => {
    const student = await api.as('student')
    const [service, organizer] = [api.kernel.get(opportunities), await idOf('organizer')] as const
    const draft = await api.kernel.get(database).transact((tx) => service.create(tx, contentOf({}), organizer))
    assert.equal((await student.put(`${LIST}/${draft.id}`)).status, 404)
    assert.equal((await student.put(`${LIST}/999999`)).status, 404)
    assert.equal((await student.put(`${LIST}/0`)).status, 422)
    assert.equal((await api.nobody.put(`${LIST}/1`)).status, 401)
  })

  test('what was looked at is kept, last first and at most fifty, until it is forgotten', async () => {
    const mentor = await api.as('mentor')
    const [first, second] = [await live('Looked at first'), await live('Looked at second')]
    for (const [at, { id }] of [first, second, first].entries()) {
      api.setNow(new Date(+NOW + at * 60_000))
      assert.equal((await mentor.put(`/api/saved/viewed/${id}`)).status, 204)
    }
    const viewed = async () => titles((await mentor.get('/api/saved/viewed')).body.items)
    assert.deepEqual(await viewed(), ['Looked at first', 'Looked at second'])
    await second.remove()
    assert.deepEqual(await viewed(), ['Looked at first'])
    assert.equal((await mentor.delete('/api/saved/viewed')).status, 204)
    assert.deepEqual(await viewed(), [])
    api.setNow(NOW)
  })

  test('what is hidden is told to its person alone, and comes back', async () => {
    const [student, pro] = [await api.as('student'), await api.as('pro')]
    const [first, second] = [await live('Hidden first'), await live('Hidden second')]
    for (const { id } of [first, second, first])
      assert.equal((await student.put(`/api/saved/hidden/${id}`)).status, 204)
    assert.deepEqual((await student.get('/api/saved/ids')).body.hidden, [second.id, first.id])
    assert.deepEqual(titles((await student.get('/api/saved/hidden')).body.items), ['Hidden second', 'Hidden first'])
    assert.deepEqual((await pro.get('/api/saved/ids')).body.hidden, [])
    for (const { id } of [first, first, second])
      assert.equal((await student.delete(`/api/saved/hidden/${id}`)).status, 204)
    assert.deepEqual((await student.get('/api/saved/ids')).body.hidden, [])
    assert.equal((await student.put('/api/saved/hidden/999999')).status, 404)
    assert.equal((await api.nobody.put(`/api/saved/hidden/${first.id}`)).status, 401)
  })

  test('only what changes something is told to the other devices', async () => {
    const student = await api.as('student')
    const { id } = await live('Told once')
    const told: string[] = []
    const undo = await api.kernel.get(database).listen('web.live', (payload) => void told.push(payload))
    for (const list of ['watchlist', 'hidden']) {
      const before = told.length
      for (const _ of [1, 2]) await student.put(`/api/saved/${list}/${id}`)
      for (const _ of [1, 2]) await student.delete(`/api/saved/${list}/${id}`)
      await until('both are told', async () => told.length >= before + 2)
      assert.equal(told.length, before + 2)
    }
    await undo()
  })

  test('what is looked at is told where it comes to stand first: another look at the same costs nothing', async () => {
    const student = await api.as('student')
    const [one, other] = [await live('Looked at'), await live('Looked at, too')]
    const told: string[] = []
    const undo = await api.kernel.get(database).listen('web.live', (payload) => void told.push(payload))
    for (const { id } of [one, one, other, other, one]) await student.put(`/api/saved/viewed/${id}`)
    for (const _ of [1, 2]) await student.delete('/api/saved/viewed')
    await until('all are told', async () => told.length >= 4)
    assert.equal(told.length, 4)
    await undo()
  })

  test('a person takes it along, and erasing leaves none of it', async () => {
    const volunteer = await api.as('volunteer')
    const { id } = await live('Taken along')
    await volunteer.put(`${LIST}/${id}`)
    await volunteer.put(`/api/saved/viewed/${id}`)
    const records = api.kernel.get(personalRecords)
    const personId = await idOf('volunteer')
    assert.match(JSON.stringify(await records.export(personId)), /"watchlist":\[\{"opportunity":"Taken along"/)
    const [byLink, asked] = [await live('By its link'), await live('Of the invited')]
    for (const each of [byLink, asked]) await volunteer.put(`${LIST}/${each.id}`)
    await byLink.show('link')
    await asked.show('invited')
    const words = JSON.stringify(await records.export(personId))
    assert.match(words, /"opportunity":"By its link"/)
    assert.ok(words.includes(`"opportunity":"${asked.id}, by invitation"`), words)
    await records.erase(personId)
    const left = JSON.stringify(await records.export(personId))
    assert.match(left, /"watchlist":\[\],"hidden":\[\],"recentlyViewed":\[\]/)
  })

  test.run()
})
