import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { eachDatabase } from '../../../support/database'
import { bootPipeline, NOW, type PipelineHouse } from '../pipeline-house'
import { until } from '../../../support/waiting'

const HOUR_MS = 3_600_000
const after = (ms: number) => new Date(NOW.getTime() + ms)

eachDatabase((kind) => {
  const test = suite(`notifications, pipeline, ${kind}`)
  let house: PipelineHouse
  test.before(async () => {
    house = await bootPipeline(kind)
  })
  test.before.each(() => house.begin())
  test.after(() => house?.dispose())

  test('forty events in an hour are one mail, in their order, with who acts next', async () => {
    for (let nr = 1; nr <= 40; nr++) {
      house.setNow(after(nr * 60_000))
      await house.tell('mentor', `news ${nr}`)
    }
    await house.deliver()
    assert.deepEqual(await house.mails('mentor'), [])
    await house.deliverAt(after(61 * 60_000))
    await house.deliverAt(after(5 * HOUR_MS))
    const [mail, ...others] = await house.mails('mentor')
    assert.equal(others.length, 0)
    assert.equal(mail?.subject, '40 things are new for you')
    assert.deepEqual(
      mail?.text.match(/“news \d+”/g),
      Array.from({ length: 40 }, (_, at) => `“news ${at + 1}”`),
    )
    assert.match(mail?.text ?? '', /Next: Nobody – nothing is due/)
    assert.match(mail?.text ?? '', /http:\/\/localhost:4000\/internships\/design-1/)
  })

  test('what somebody switched off is not made, by channel; security cannot be switched off', async () => {
    const student = await house.as('student')
    const choose = (topic: string, channel: string, isOn: boolean) =>
      student.put('/api/notifications/preferences/topics', { topic, channel, isOn })
    assert.equal((await choose('listings', 'email', false)).status, 204)
    await house.rhythm('student', { digest: 'none' })
    await house.tell('student', 'no mail')
    await house.deliver()
    assert.deepEqual(await house.mails('student'), [])
    assert.equal((await house.bell('student')).length, 1)
    await choose('listings', 'in-app', false)
    await choose('listings', 'email', true)
    await house.tell('student', 'mail alone')
    await house.deliver()
    assert.equal((await house.mails('student')).length, 1)
    assert.equal((await house.bell('student')).length, 1)
    const refused = await choose('security', 'email', false)
    assert.deepEqual([refused.status, refused.body.code], [409, 'topic-locked'])
    assert.equal((await choose('unicorns', 'email', false)).status, 404)
    assert.equal((await choose('listings', 'pigeon', false)).status, 404)
    const { body } = await student.get('/api/notifications/preferences')
    const security = body.topics.find(({ id }: { id: string }) => id === 'security')
    assert.deepEqual([security.isLocked, security.on.includes('email')], [true, true])
    await choose('listings', 'in-app', true)
  })

  test('switched off while it waits, it is dropped', async () => {
    await house.tell('pro', 'too late')
    const pro = await house.as('pro')
    await pro.put('/api/notifications/preferences/topics', { topic: 'listings', channel: 'email', isOn: false })
    await house.deliverAt(after(2 * HOUR_MS))
    assert.deepEqual(await house.mails('pro'), [])
    assert.deepEqual(await house.states('pro'), ['dropped'])
    await pro.put('/api/notifications/preferences/topics', { topic: 'listings', channel: 'email', isOn: true })
  })

  test('quiet hours hold, then it is sent once, across a change of the clock', async () => {
    // In 2027 clocks in New York go forward on 14 March: seven there is 11:00 UTC from this day on.
    await house.rhythm('volunteer', { digest: 'none', zone: 'America/New_York', quiet: { from: 22 * 60, to: 7 * 60 } })
    house.setNow(new Date('2027-03-14T04:00:00Z'))
    await house.tell('volunteer', 'held 1')
    await house.tell('volunteer', 'held 2')
    await house.deliverAt(new Date('2027-03-14T10:59:59Z'))
    assert.deepEqual(await house.mails('volunteer'), [])
    await house.deliverAt(new Date('2027-03-14T11:00:00Z'))
    await house.deliverAt(new Date('2027-03-14T15:00:00Z'))
    assert.deepEqual(
      (await house.mails('volunteer')).map(({ subject }) => subject),
      ['2 things are new for you'],
    )
  })

  test('close to a deadline quiet hours are broken for whoever chose so; after it nothing comes', async () => {
    const night = { digest: 'none' as const, zone: 'Asia/Kolkata', quiet: { from: 22 * 60, to: 7 * 60 } }
    await house.rhythm('intern', { ...night, urgentPasses: true })
    await house.rhythm('evaluator', { ...night, urgentPasses: false })
    // 23:30 there, closing at 03:00.
    house.setNow(new Date('2026-12-01T18:00:00Z'))
    const dueBy = new Date('2026-12-01T21:30:00Z')
    for (const word of ['intern', 'evaluator']) await house.tell(word, 'closing', { dueBy })
    await house.deliverAt(new Date('2026-12-01T19:29:59Z'))
    assert.equal((await house.mails('intern')).length, 0)
    await house.deliverAt(new Date('2026-12-01T19:30:00Z'))
    assert.equal((await house.mails('intern')).length, 1)
    await house.deliverAt(new Date('2026-12-02T01:30:00Z'))
    assert.equal((await house.mails('evaluator')).length, 0)
    assert.deepEqual(await house.states('evaluator'), ['expired'])
  })

  test('more than the limit in an hour waits, and comes together', async () => {
    await house.rhythm('recruiter', { digest: 'none' })
    for (let nr = 1; nr <= 7; nr++) {
      await house.tell('recruiter', `quick ${nr}`)
      await house.deliver()
    }
    assert.equal((await house.mails('recruiter')).length, 4)
    await house.deliverAt(after(HOUR_MS))
    // The house itself delivers each minute: it may have been quicker by a moment.
    const later = async () => (await house.mails('recruiter')).slice(4).map(({ subject }) => subject)
    await until('the rest is mailed', async () => (await later()).length > 0)
    assert.deepEqual(await later(), ['3 things are new for you'])
  })

  test('a daily digest comes at eight on the own clock', async () => {
    await house.rhythm('placecom', { digest: 'daily', zone: 'Asia/Kolkata' })
    await house.tell('placecom', 'one')
    await house.tell('placecom', 'two')
    await house.deliverAt(new Date('2026-11-22T02:29:59Z'))
    assert.equal((await house.mails('placecom')).length, 0)
    await house.deliverAt(new Date('2026-11-22T02:30:00Z'))
    assert.equal((await house.mails('placecom')).length, 1)
  })

  test('a wrong rhythm is refused in words', async () => {
    const student = await house.as('student')
    const put = async (more: object) =>
      (await student.put('/api/notifications/preferences/rhythm', { ...house.usual, ...more })).status
    for (const zone of ['Mars/Olympus', '+05:30', '2024-01-01T00:00Z', 'IST'])
      assert.equal(await put({ zone }), 422, zone)
    assert.equal(await put({ quiet: { from: -1, to: 5 } }), 422)
    assert.equal(await put({ digest: 'yearly' }), 422)
    assert.equal(await put({}), 204)
    assert.equal((await house.nobody.get('/api/notifications/preferences')).status, 401)
  })

  test('a window that changes how often mail comes leaves the quiet hours of another as they are', async () => {
    const volunteer = await house.as('volunteer')
    const put = async (body: object) => (await volunteer.put('/api/notifications/preferences/rhythm', body)).status
    await house.rhythm('volunteer', { quiet: null })
    assert.equal(await put({ quiet: { from: 1320, to: 420 } }), 204)
    assert.equal(await put({ digest: 'daily' }), 204)
    const { rhythm } = (await volunteer.get('/api/notifications/preferences')).body
    assert.deepEqual(rhythm, { ...house.usual, quiet: { from: 1320, to: 420 }, digest: 'daily' })
    assert.equal(await put({ zone: 'Mars/Olympus' }), 422)
    await house.rhythm('volunteer', {})
  })

  test.run()
})
