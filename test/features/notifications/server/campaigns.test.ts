import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { suite } from 'uvu'
import { audit, jobs } from '../../../../features/data/contract'
import { eachDatabase } from '../../../support/database'
import { until } from '../../../support/waiting'
import { bootPipeline, NOW, type PipelineHouse } from '../pipeline-house'

const ALL = '/api/notifications/campaigns'
const content = (more: object = {}) => ({
  ...{ titleEn: 'Hello', textEn: 'All of you', titleHi: 'नमस्ते', textHi: 'आप सब' },
  ...{ actionUrl: '/internships', audience: {}, channels: ['in-app'], isSilent: false, ...more },
})

eachDatabase((kind) => {
  const test = suite(`notifications, campaigns, ${kind}`)
  let house: PipelineHouse
  test.before(async () => {
    house = await bootPipeline(kind)
  })
  test.before.each(() => house.begin())
  test.after(() => house?.dispose())

  const admin = () => house.as('admin')
  const work = () =>
    house.kernel
      .view(jobs)
      .find(({ id }) => id === 'notifications.campaign')
      ?.run({ now: NOW, signal: new AbortController().signal, data: undefined })
  const compose = async (more: object = {}) => (await (await admin()).post(ALL, content(more))).body.id as number
  const find = async (id: number) =>
    (await (await admin()).get(ALL)).body.items.find((each: { id: number }) => each.id === id)
  const send = async (id: number, more: object = {}) =>
    (await admin()).post(`${ALL}/${id}/send`, { version: (await find(id)).version, sendAt: null, ...more })
  const isTold = async (word: string) => (await house.bell(word)).some(({ text }: { text: string }) => text === 'Hello')

  test('it goes to whoever is meant, once, and its report says so', async () => {
    const count = async (audience: object) => (await (await admin()).post(`${ALL}/count`, { audience })).body.count
    assert.ok((await count({})) > 10)
    assert.equal(await count({ role: ['recruiter', 'mentor'] }), 2)
    assert.equal(await count({ planet: ['Mars'] }), 0)
    const id = await compose({ audience: { role: ['recruiter', 'volunteer'] } })
    assert.equal((await send(id)).status, 204)
    await until('it went out', async () => (await find(id)).state === 'sent')
    await work()
    assert.deepEqual(
      [await isTold('recruiter'), await isTold('volunteer'), await isTold('student')],
      [true, true, false],
    )
    const row = (await house.bell('recruiter')).find(({ text }: { text: string }) => text === 'Hello')
    await (await house.as('recruiter')).post('/api/notifications/read', { ids: [row.id] })
    const { report } = await find(id)
    assert.deepEqual([report.told, report.read], [2, 1])
    const log = await house.kernel.get(audit).list({ about: `campaign:${id}`, limit: 5 })
    assert.deepEqual(
      log.map(({ action }) => action),
      ['notifications.campaign-sent'],
    )
    assert.equal((await send(id)).status, 409)
  })

  test('it waits for its time, and can be stopped before', async () => {
    const later = new Date(NOW.getTime() + 3_600_000)
    const [waits, stops] = [await compose({ audience: { role: ['intern'] } }), await compose()]
    for (const id of [waits, stops]) assert.equal((await send(id, { sendAt: later.toISOString() })).status, 204)
    assert.equal((await (await admin()).post(`${ALL}/${stops}/stop`)).status, 204)
    await work()
    assert.equal(await isTold('intern'), false)
    house.setNow(later)
    await work()
    await until('it went out', async () => (await find(waits)).state === 'sent')
    assert.equal(await isTold('intern'), true)
    assert.equal((await find(stops)).state, 'stopped')
    assert.equal(await isTold('evaluator'), false)
  })

  test('what is told but waits to be sent can be stopped, and the report says so', async () => {
    const waiting = async (id: number) => (await find(id)).report.waiting
    const quiet = { zone: 'Asia/Kolkata', quiet: { from: 0, to: 1439 } }
    for (const word of ['recruiter', 'evaluator']) {
      house.luck.reaches.add(await house.person(word))
      await house.rhythm(word, quiet)
    }
    const [all, others] = [{ role: ['recruiter', 'evaluator'] }, { role: ['recruiter'] }]
    const [stops, stays] = [
      await compose({ audience: all, channels: ['in-app', 'paper'] }),
      await compose({ audience: others, channels: ['paper'], titleEn: 'It stays' }),
    ]
    for (const id of [stops, stays]) {
      assert.equal((await send(id)).status, 204)
      await until('it went out', async () => (await find(id)).state === 'sent')
    }
    assert.deepEqual([await waiting(stops), await waiting(stays)], [2, 1])
    assert.equal((await (await admin()).post(`${ALL}/${stops}/stop`)).status, 204)
    const { state, report } = await find(stops)
    assert.deepEqual([state, report], ['stopped', { told: 2, read: 0, sent: 0, waiting: 0, dead: 0 }])
    for (const word of ['recruiter', 'evaluator']) await house.rhythm(word, { quiet: null })
    await house.deliverAt(new Date(NOW.getTime() + 24 * 3_600_000))
    assert.deepEqual(
      house.carried.map(({ items }) => items.map(({ words }) => words.en.title)),
      [['It stays']],
    )
    assert.deepEqual((await find(stays)).report, { told: 1, read: 0, sent: 1, waiting: 0, dead: 0 })
    const late = await (await admin()).post(`${ALL}/${stays}/stop`)
    assert.deepEqual([late.status, late.body.code], [409, 'state-not-allowed'])
    assert.equal((await (await admin()).post(`${ALL}/${stops}/stop`)).status, 409)
    assert.equal((await (await admin()).post(`${ALL}/999999/stop`)).status, 404)
  })

  test('what is stopped while it is being sent is not tried again', async () => {
    const carry = house.luck.send
    house.luck.reaches.add(await house.person('volunteer'))
    const id = await compose({ audience: { role: ['volunteer'] }, channels: ['paper'] })
    let tries = 0
    house.luck.send = async () => {
      if (tries++ === 0) await (await admin()).post(`${ALL}/${id}/stop`)
      throw new Error('The pigeon was ill.')
    }
    assert.equal((await send(id)).status, 204)
    await until('it was tried', async () => {
      await house.deliver()
      return (await find(id)).state === 'stopped'
    })
    for (const hours of [1, 2, 6, 12, 24, 48]) await house.deliverAt(new Date(NOW.getTime() + hours * 3_600_000))
    house.luck.send = carry
    assert.deepEqual([tries, (await find(id)).report.waiting, (await find(id)).report.dead], [1, 0, 0])
    // As after an admin had one of it tried again.
    await sql`update notifications.delivery set state = 'waiting', tries = 0 where event_id = ${`campaign:${id}`}`.execute(
      house.db.of(),
    )
    assert.equal((await (await admin()).post(`${ALL}/${id}/stop`)).status, 204)
    assert.deepEqual([(await find(id)).state, (await find(id)).report.waiting], ['stopped', 0])
  })

  test('what is not ready is not sent, and a draft that another changed is not overwritten', async () => {
    const id = await compose({ titleHi: ' ' })
    assert.deepEqual([(await send(id)).status, (await send(id)).body.code], [422, 'not-ready'])
    const put = (version: number) =>
      admin().then((as) => as.put(`${ALL}/${id}`, { content: content({ titleEn: 'Anew' }), version }))
    assert.equal((await put(1)).status, 204)
    assert.equal((await put(1)).status, 412)
    assert.equal((await send(id, { sendAt: '2020-01-01T00:00:00Z' })).status, 422)
    assert.equal((await (await admin()).post(ALL, content({ actionUrl: '//evil.example' }))).status, 422)
    assert.equal((await (await admin()).post(ALL, content({ channels: [] }))).status, 422)
    assert.equal((await (await admin()).delete(`${ALL}/${id}`)).status, 204)
    assert.equal((await (await admin()).delete(`${ALL}/${id}`)).status, 404)
  })

  test('who does not want announcements gets none, and admins alone may send', async () => {
    const pro = await house.as('pro')
    await pro.put('/api/notifications/preferences/topics', { topic: 'announcements', channel: 'in-app', isOn: false })
    await send(await compose())
    await until('the student is told', () => isTold('student'))
    assert.equal(await isTold('pro'), false)
    for (const word of ['student', 'volunteer'])
      assert.equal((await (await house.as(word)).post(ALL, content())).status, 403)
    assert.equal((await house.nobody.get(ALL)).status, 401)
  })

  test.run()
})
