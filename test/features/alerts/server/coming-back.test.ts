import assert from 'node:assert/strict'
import { suite } from 'uvu'
import type { AlertsTables } from '../../../../features/alerts/server/tables'
import { outbox, stateMachines } from '../../../../features/data/contract'
import { mergeInto } from '../../../../features/listings/server/merge/merge'
import { eachDatabase } from '../../../support/database'
import { until } from '../../../support/waiting'
import { contentOf } from '../../registrations/house'
import { type AlertsHouse, bootAlerts, NOW, search } from '../house'

const LIST = '/api/alerts/searches'

eachDatabase((kind) => {
  const test = suite(`alerts, what comes back and what is changed, ${kind}`)
  let house: AlertsHouse
  test.before(async () => {
    house = await bootAlerts(kind)
  })
  test.before.each(() => house.setNow(NOW))
  test.after(() => house?.dispose())

  const subjects = async (word: string) => (await house.mails(word)).map(({ subject }) => subject)

  test('what is held while others are told of is told once it is released, and nothing else again', async () => {
    const student = await house.as('student')
    await student.post(LIST, search('Weaving', { q: 'weaving' }))
    await house.live({ title: 'Weaving Two' })
    const held = await house.live({ title: 'Weaving One' })
    await house.found('Weaving', 2)
    await house.db.transact((tx) => house.service.hold(tx, held, 'three people reported it'))
    await house.send()
    assert.deepEqual(await subjects('student'), ['New for “Weaving”: Weaving Two'])
    const admin = await house.idOf('admin')
    await house.db.transact((tx) => house.service.release(tx, held, admin))
    await house.found('Weaving', 1)
    await house.send()
    assert.deepEqual(await subjects('student'), ['New for “Weaving”: Weaving Two', 'New for “Weaving”: Weaving One'])
    const { items } = (await student.get(LIST)).body
    assert.equal(items[0].told, 2)
  })

  test('what an edit takes out of a search before it was told is not told', async () => {
    const placecom = await house.as('placecom')
    await placecom.post(LIST, search('Glazing in Pune', { q: 'glazing', city: 'Pune' }))
    const moved = await house.live({ title: 'Glazing One', city: 'Pune' })
    await house.live({ title: 'Glazing Two', city: 'Pune' })
    await house.found('Glazing in Pune', 2)
    const version = (await house.service.find(moved))?.version ?? 0
    const content = contentOf({ title: 'Glazing One', city: 'Delhi' })
    await house.db.transact((tx) => house.service.update(tx, moved, content, { version }))
    await house.send()
    assert.deepEqual(await subjects('placecom'), ['New for “Glazing in Pune”: Glazing Two'])
  })

  test('what is due while an account is disabled is told once it is open again, unless it is over by then', async () => {
    const [evaluator, admin] = [await house.as('evaluator'), await house.as('admin')]
    const { body } = await evaluator.post(LIST, search('Pottery', { q: 'terracotta' }))
    const path = `/api/session/rights/${await house.idOf('evaluator')}`
    await house.live({ title: 'Terracotta Fellow' })
    const closed = await house.live({ title: 'Terracotta Guard' })
    await house.found('Pottery', 2)
    assert.equal((await admin.post(`${path}/disable`, { reason: 'Spam' })).status, 204)
    await house.send()
    await house.live({ title: 'Terracotta Judge' })
    await house.found('Pottery', 3)
    await house.send()
    await house.close(closed)
    assert.deepEqual(await subjects('evaluator'), [])
    assert.equal((await admin.post(`${path}/enable`)).status, 204)
    await until('what waited is due', async () => {
      const found = house.db.of<AlertsTables>().selectFrom('alerts.search').select('due_at').where('id', '=', body.id)
      return (await found.executeTakeFirst())?.due_at !== null
    })
    await house.send()
    assert.deepEqual(await subjects('evaluator'), ['2 new for “Pottery”'])
  })

  test('what closed before it could be told counts as told to nobody', async () => {
    const mentor = await house.as('mentor')
    await mentor.post(LIST, search('Etching', { q: 'etching' }))
    const id = await house.live({ title: 'Etching Fellow' })
    await house.found('Etching', 1)
    await house.close(id)
    await house.send()
    assert.deepEqual(await subjects('mentor'), [])
    assert.equal((await mentor.get(LIST)).body.items[0].told, 0)
  })

  test('an edit that brings something public into a search is told; one that leaves it there is not', async () => {
    const [pro, recruiter] = [await house.as('pro'), await house.as('recruiter')]
    const content = { title: 'Mosaic Intern', city: 'Delhi' }
    await recruiter.post(LIST, search('From the beginning', { q: 'mosaic intern' }))
    const id = await house.live(content)
    await house.found('From the beginning', 1)
    const edit = async (more: object) => {
      const version = (await house.service.find(id))?.version ?? 0
      await house.db.transact((tx) => house.service.update(tx, id, contentOf({ ...content, ...more }), { version }))
    }
    await pro.post(LIST, search('Mosaic in Pune', { q: 'mosaic', city: 'Pune' }))
    await pro.post(LIST, search('Mosaic', { q: 'mosaic' }))
    await edit({ city: 'Pune' })
    await house.found('Mosaic in Pune', 1)
    await house.send()
    await edit({ city: 'Pune', title: 'Mosaic Interns' })
    const last = await house.live({ title: 'Mosaic Judge', city: 'Delhi' })
    await house.found('Mosaic', 1)
    await house.send()
    assert.deepEqual(await subjects('pro'), [
      'New for “Mosaic in Pune”: Mosaic Intern',
      'New for “Mosaic”: Mosaic Judge',
    ])
    assert.ok(last > id)
  })

  test('whoever was told of one of two entries that were merged is not told of the other', async () => {
    await (await house.as('placecom')).post(LIST, search('Kilim', { q: 'kilim' }))
    const from = await house.live({ title: 'Kilim Intern' })
    await house.found('Kilim', 1)
    await house.send()
    const into = await house.live({ title: 'Kilim Internship' })
    await house.found('Kilim', 1)
    const [machines, events] = [house.kernel.get(stateMachines), house.kernel.get(outbox)]
    await mergeInto({ database: house.db, machines, outbox: events }, from, into)
    await house.found('Kilim', 0)
    await house.send()
    const told = (await subjects('placecom')).filter((each) => each.includes('Kilim'))
    assert.deepEqual(told, ['New for “Kilim”: Kilim Intern'])
  })

  test('a search writes in the language in which its person was last seen reading, whenever it was kept', async () => {
    const cookie = await house.cookieOf('volunteer')
    const [english, hindi] = [house.withCookie(cookie), house.withCookie(`${cookie}; unLang=hn`)]
    await english.post(LIST, search('Quilts', { q: 'quilting' }))
    // As every page does for its bell.
    await hindi.get('/api/notifications/unread-count')
    await house.live({ title: 'Quilting Fellow' })
    await house.found('Quilts', 1)
    await house.send()
    assert.deepEqual(await subjects('volunteer'), ['“Quilts” में नया: Quilting Fellow'])
  })

  test.run()
})
