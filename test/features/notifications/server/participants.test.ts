import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { jobs, personalRecords } from '../../../../features/data/contract'
import { notices, receipts } from '../../../../features/notifications/contract'
import { tellParticipantsJob } from '../../../../features/notifications/server/participants/tell-participants-job'
import { eachDatabase } from '../../../support/database'
import { bootNotifications, type NotificationsHouse } from '../house'

const PAST = { startsOn: '2026-10-31', endsOn: '2026-11-01' }

eachDatabase((kind) => {
  const test = suite(`notifications, what changes for who is registered, ${kind}`)
  let house: NotificationsHouse
  test.before(async () => {
    house = await bootNotifications(kind)
  })
  test.after(() => house.dispose())

  const titles = async (word: string) => {
    const { body } = await (await house.as(word)).get('/api/notifications?limit=50')
    return body.items.map(({ text }: { text: string }) => text)
  }

  test('whoever is registered hears that it was taken down, with proof; who withdrew does not', async () => {
    const id = await house.live('Harbour Walk')
    const [student, pro] = [await house.as('student'), await house.as('pro')]
    await house.enter(student, id)
    const { body } = await house.enter(pro, id)
    await pro.post(`/api/registrations/${body.id}/withdraw`, {})
    await house.db.transact((tx) => house.service.remove(tx, id, undefined, 'the police asked'))
    const told = await house.told(student, '“Harbour Walk” was taken down')
    assert.deepEqual([told.from, told.actionUrl], ['Lumio Labs', '/user/registrations/all/all'])
    assert.doesNotMatch(JSON.stringify(told), /police/, 'why stays in the history')
    assert.ok(!(await titles('pro')).some((title: string) => /taken down/.test(title)))
    const { body: proof } = await (await house.as('admin')).get('/api/notifications/receipts')
    const line = proof.items.find(({ title }: { title: string }) => title === '“Harbour Walk” was taken down')
    assert.deepEqual(line?.sums, { told: 1, read: 0, accepted: 0, failed: 0 })
    assert.ok(house.kernel.get(receipts))
  })

  test('what is approved again may have changed: who is registered hears it once, others of a new one do not', async () => {
    const id = await house.live('Kite Design')
    house.setNow(new Date('2026-11-21T06:31:00.000Z'))
    const student = await house.as('student')
    await house.enter(student, id)
    await house.db.transact((tx) => house.service.hold(tx, id, 'three reports'))
    const organizer = await house.idOf('organizer')
    await house.db.transact((tx) => house.service.approve(tx, id, organizer))
    const told = await house.told(student, '“Kite Design” may have changed')
    assert.match(told.actionUrl, /\/kite-design-\d+$/)
    assert.equal((await titles('student')).filter((title: string) => /Kite Design” may have/.test(title)).length, 1)
  })

  test('who registers before its first approval is heard of is told of no change', async () => {
    const [at, later] = ['2026-11-21T07:00:00.000Z', '2026-11-21T07:00:01.000Z']
    house.setNow(new Date(at))
    const id = await house.live('Late Harbour')
    house.setNow(new Date(later))
    const pro = await house.as('pro')
    assert.ok((await house.enter(pro, id)).status < 300)
    const job = house.kernel.view(jobs).find((each) => each.id === 'notifications.tell-participants')
    const data = { template: 'notifications.changed', opportunityId: id, eventId: '0', at, after: 0 }
    const { signal } = new AbortController()
    assert.deepEqual(await job?.run({ now: new Date(later), signal, data }), { told: 0 })
    assert.deepEqual(await job?.run({ now: new Date(later), signal, data: { ...data, at: later } }), { told: 1 })
  })

  test('while registrations are switched off the news waits: it is sent for again, not thrown away', async () => {
    const id = await house.live('Off for a while')
    const ordered: unknown[] = []
    const parts = { database: house.db, notices: house.kernel.get(notices), opportunities: () => house.service }
    const queue = {
      send: async (_tx: unknown, _job: string, data: unknown, options: unknown) => void ordered.push(data, options),
    }
    const job = tellParticipantsJob({
      ...parts,
      queue: queue as never,
      registrations: () => undefined,
      followers: () => [],
    })
    const now = new Date('2026-11-21T08:00:00.000Z')
    const data = {
      template: 'notifications.taken-down',
      opportunityId: id,
      eventId: '1',
      at: now.toISOString(),
      after: 0,
    }
    await job.run({ now, signal: new AbortController().signal, data })
    const startAt = new Date('2026-11-21T08:10:00.000Z')
    assert.deepEqual(ordered, [data, { key: 'notifications.tell-participants:1:0', startAt }])
  })

  test('whoever waits for an answer hears that its organizer has left; who withdrew, or whose days are over, does not', async () => {
    const [ahead, past] = [await house.live('Salt Road'), await house.live('Sand Road', PAST)]
    const [student, pro] = [await house.as('student'), await house.as('pro')]
    for (const id of [ahead, past]) await house.enter(student, id)
    const { body } = await house.enter(pro, ahead)
    await pro.post(`/api/registrations/${body.id}/withdraw`, {})
    await house.db.transact((tx) => house.service.close(tx, past, undefined, 'enough'))
    await house.kernel.get(personalRecords).erase(await house.idOf('organizer'))
    const told = await house.told(student, 'The organizer of “Salt Road” has left')
    assert.match(told.actionUrl, /\/salt-road-\d+$/)
    for (const word of ['student', 'pro'])
      assert.ok(!(await titles(word)).some((title: string) => /Sand Road” has left/.test(title)), word)
    assert.ok(!(await titles('pro')).some((title: string) => /Salt Road” has left/.test(title)))
  })

  test('whoever is registered hears that it was called off and why, and is led to its page; who withdrew does not', async () => {
    const [open, closed] = [await house.live('Flood Fair'), await house.live('Flood Night')]
    const [student, pro] = [await house.as('student'), await house.as('pro')]
    for (const id of [open, closed]) await house.enter(student, id)
    const { body } = await house.enter(pro, open)
    await pro.post(`/api/registrations/${body.id}/withdraw`, {})
    await house.db.transact((tx) => house.service.close(tx, closed, undefined, 'enough'))
    const organizer = await house.idOf('organizer')
    for (const id of [open, closed])
      await house.db.transact((tx) => house.service.cancel(tx, id, organizer, 'The hall is flooded.'))
    for (const title of ['Flood Fair', 'Flood Night']) {
      const told = await house.told(student, `“${title}” was cancelled`)
      assert.match(told.description, /“The hall is flooded\.”/)
      assert.match(told.actionUrl, /\/flood-(fair|night)-\d+$/)
    }
    assert.ok(!(await titles('pro')).some((title: string) => /cancelled/.test(title)))
    const { body: proof } = await (await house.as('admin')).get('/api/notifications/receipts')
    assert.ok(proof.items.some(({ title }: { title: string }) => title === '“Flood Fair” was cancelled'))
  })

  test.run()
})
