import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { jobs, personalRecords } from '../../../../features/data/contract'
import { receipts, templates } from '../../../../features/notifications/contract'
import { contribute, defineFeature } from '../../../../kernel/index'
import { eachDatabase } from '../../../support/database'
import { bootPipeline, NOW, type PipelineHouse } from '../pipeline-house'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const after = (ms: number) => new Date(NOW.getTime() + ms)
const says = ({ title }: Readonly<Record<string, unknown>>) => ({
  ...{ title: `Rules of “${title}” have changed`, description: 'Read them.', action: 'Read' },
  ...{ who: 'You', by: 'before it begins' },
})
// The house reads mails of this name.
const TEMPLATE = 'notifications.rules'
const weight = defineFeature({
  id: 'weight',
  contributes: [
    contribute(templates, {
      ...{ id: TEMPLATE, topic: 'listings', isWeighty: true, opens: 'sidescreen', en: says, hi: says },
    }),
  ],
})

eachDatabase((kind) => {
  const test = suite(`notifications, proofs, ${kind}`)
  let house: PipelineHouse
  test.before(async () => {
    house = await bootPipeline(kind, [weight])
  })
  test.before.each(() => house.begin())
  test.after(() => house?.dispose())

  const tell = (word: string, title: string, more: object = {}) =>
    house.tell(word, title, { template: TEMPLATE, ...more })
  const noMail = async (word: string, isOn = false) =>
    (await house.as(word)).put('/api/notifications/preferences/topics', { topic: 'listings', channel: 'email', isOn })
  const fallBack = (at: Date) => {
    house.setNow(at)
    const job = house.kernel.view(jobs).find(({ id }) => id === 'notifications.fall-back')
    return job?.run({ now: at, signal: new AbortController().signal, data: undefined })
  }
  const subjects = async (word: string) => (await house.mails(word)).map(({ subject }) => subject)
  const receiptOf = async (eventId: string) =>
    (await house.kernel.get(receipts).list({ eventId, template: TEMPLATE }, undefined, 10))[0]

  test('unread and not mailed it is mailed after a day, not a moment before, and once', async () => {
    await noMail('student')
    await tell('student', 'A')
    await fallBack(after(DAY_MS - 1))
    await house.deliver()
    assert.deepEqual(await subjects('student'), [])
    await fallBack(after(DAY_MS))
    await house.deliver()
    assert.deepEqual(await subjects('student'), ['Rules of “A” have changed'])
    for (const more of [1, HOUR_MS, 9 * DAY_MS]) {
      await fallBack(after(DAY_MS + more))
      await house.deliver()
    }
    assert.equal((await subjects('student')).length, 1)
    await noMail('student', true)
  })

  test('who has read it is left alone, also when they mark it as unread again', async () => {
    await noMail('pro')
    const { eventId } = await tell('pro', 'B')
    const pro = await house.as('pro')
    const [{ id }] = await house.bell('pro')
    house.setNow(after(HOUR_MS))
    await pro.post('/api/notifications/read', { ids: [id] })
    await pro.post('/api/notifications/unread', { ids: [id] })
    await fallBack(after(2 * DAY_MS))
    await house.deliver()
    assert.deepEqual(await subjects('pro'), [])
    assert.equal((await receiptOf(eventId))?.readAt?.toISOString(), after(HOUR_MS).toISOString())
    await noMail('pro', true)
  })

  test('what was mailed is not mailed again; the proof says when it was accepted', async () => {
    const { eventId } = await tell('volunteer', 'C')
    await house.deliverAt(after(2 * HOUR_MS))
    assert.equal((await subjects('volunteer')).length, 1)
    await fallBack(after(2 * DAY_MS))
    await house.deliver()
    assert.equal((await subjects('volunteer')).length, 1)
    const receipt = await receiptOf(eventId)
    assert.deepEqual(
      [receipt?.toldAt, receipt?.readAt, receipt?.ways.map(({ channel, state }) => `${channel} ${state}`)],
      [NOW, null, ['email accepted']],
    )
    const sums = await house.kernel.get(receipts).sumsOf({ eventId, template: TEMPLATE })
    assert.deepEqual(sums, { told: 1, read: 0, accepted: 1, failed: 0 })
  })

  test('whose mail comes back gets it by the other channel', async () => {
    const person = await house.person('intern')
    house.luck.reaches.add(person)
    await house.db
      .of<{ 'mail.bounce': { address: string; reason: string; at: Date } }>()
      .insertInto('mail.bounce')
      .values({ address: 'intern@demo.test', reason: 'no such mailbox', at: NOW })
      .execute()
    // Paper is switched off; what has legal weight goes all the same.
    await (await house.as('intern')).put('/api/notifications/preferences/topics', {
      ...{ topic: 'listings', channel: 'paper', isOn: false },
    })
    const { eventId } = await tell('intern', 'D')
    await house.deliverAt(after(2 * HOUR_MS))
    assert.equal(house.carried.length, 0)
    // Struck down in the middle of it: nothing is ordered, and nothing forgotten.
    const has = house.luck.reaches.has.bind(house.luck.reaches)
    house.luck.reaches.has = () => {
      throw new Error('struck down')
    }
    await assert.rejects(async () => fallBack(after(DAY_MS)), /struck down/)
    house.luck.reaches.has = has
    await fallBack(after(DAY_MS))
    await fallBack(after(DAY_MS + HOUR_MS))
    await house.deliver()
    assert.deepEqual(
      house.carried.map(({ personId, items }) => [personId, items[0].words.en.title]),
      [[person, 'Rules of “D” have changed']],
    )
    const receipt = await receiptOf(eventId)
    assert.deepEqual(
      receipt?.ways.map(({ channel, state }) => `${channel} ${state}`),
      ['email failed', 'paper accepted'],
    )
  })

  test('it always stands behind the bell, in a line of its own', async () => {
    const recruiter = await house.as('recruiter')
    const choose = (isOn: boolean) =>
      recruiter.put('/api/notifications/preferences/topics', { topic: 'listings', channel: 'in-app', isOn })
    await choose(false)
    for (const title of ['E', 'F']) await tell('recruiter', title, { thread: 'rules' })
    assert.equal((await house.bell('recruiter')).length, 2)
    await choose(true)
  })

  test('eight nodes at once, each in the middle of it, order one', async () => {
    await noMail('placecom')
    await tell('placecom', 'G')
    await Promise.all(Array.from({ length: 8 }, () => fallBack(after(DAY_MS))))
    assert.equal((await house.states('placecom')).length, 1, 'it waits, or the house has carried it out by now')
    await house.deliver()
    assert.deepEqual(await house.states('placecom'), ['sent'])
    assert.equal((await subjects('placecom')).length, 1)
    await noMail('placecom', true)
  })

  test('it is one’s own to have, and admins see all of it', async () => {
    const mine = (await house.kernel.get(personalRecords).export(await house.person('volunteer')))[
      'notifications.notifications'
    ] as { notifications: { title: string; ways: { channel: string; state: string }[] }[] }
    const [told] = mine.notifications
    assert.deepEqual(
      [told?.title, told?.ways.map(({ channel, state }) => `${channel} ${state}`)],
      ['Rules of “C” have changed', ['email accepted']],
    )
    const { body } = await (await house.as('admin')).get('/api/notifications/receipts')
    assert.deepEqual(body.items.map(({ title, sums }: { title: string; sums: object }) => [title, sums]).at(-1), [
      'Rules of “A” have changed',
      { told: 1, read: 0, accepted: 1, failed: 0 },
    ])
    assert.equal((await (await house.as('student')).get('/api/notifications/receipts')).status, 403)
  })

  test('proofs are kept three years', async () => {
    const purge = (at: Date) =>
      house.kernel
        .view(jobs)
        .find(({ id }) => id === 'notifications.purge-read')
        ?.run({ now: at, signal: new AbortController().signal, data: undefined })
    const { eventId } = await tell('evaluator', 'H')
    await house.deliverAt(after(2 * HOUR_MS))
    await (await house.as('evaluator')).post('/api/notifications/read', { all: true })
    await purge(after(3 * 365 * DAY_MS - HOUR_MS))
    assert.equal((await receiptOf(eventId))?.ways.length, 1)
    await purge(after(3 * 365 * DAY_MS + HOUR_MS))
    assert.equal(await receiptOf(eventId), undefined)
  })

  test.run()
})
