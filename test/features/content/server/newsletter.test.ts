import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { contentServer } from '../../../../features/content/server/feature'
import { database, personalRecords } from '../../../../features/data/contract'
import { bootApi, cookiesOf, type TestApi } from '../../../support/api'
import { eachDatabase } from '../../../support/database'

const NOW = new Date('2026-11-21T06:30:00.000Z')
const onDay = (day: number) => new Date(NOW.getTime() + day * 86_400_000)

eachDatabase((kind) => {
  const test = suite(`asking for another's newsletter, ${kind}`)
  let api: TestApi
  test.before(async () => {
    api = await bootApi([contentServer], { kind, now: NOW, settings: { content: { publicUrl: 'http://localhost' } } })
  })
  test.before.each(() => api.setNow(NOW))
  test.after(() => api?.dispose())

  async function ask(email: string, cookie = '') {
    const { status } = await api.withCookie(cookie).post('/api/newsletter/subscribe', { email })
    assert.equal(status, 200)
  }
  const mailsTo = async (address: string): Promise<readonly { readonly text: string }[]> =>
    (await api.nobody.get('/api/mail/messages')).body.filter((each: { to: string }) => each.to === address)

  test('whoever signs up with another’s address neither reads that it is on the list nor takes it off by going', async () => {
    await ask('reader@example.in')
    const token = /confirm\?token=([\w-]+)/.exec((await mailsTo('reader@example.in'))[0]?.text ?? '')?.[1]
    await api.nobody.post('/api/content/newsletter/confirm', { token })
    const person = { name: 'Asha Rao', email: 'reader@example.in', password: 'seven monsoon kites' }
    const answer = await api.nobody.post('/api/session/signup', person)
    const { id } = (await api.withCookie(cookiesOf(answer)).get('/api/session/me')).body
    const records = api.kernel.get(personalRecords)
    const newsletter = async () => (await records.export(id))['content.letters']?.['newsletter']
    assert.deepEqual(await newsletter(), [])
    await records.erase(id)
    const row = await api.kernel
      .get(database)
      .of<{ 'content.subscriber': { email: string; state: string } }>()
      .selectFrom('content.subscriber')
      .select('state')
      .where('email', '=', 'reader@example.in')
      .executeTakeFirst()
    assert.equal(row?.state, 'confirmed')
  })

  test('whoever is signed in takes it and leaves it by one choice, for proved addresses alone', async () => {
    const path = '/api/content/newsletter/mine'
    assert.equal((await api.nobody.get(path)).status, 401)
    assert.equal((await api.nobody.put(path, { isOn: true })).status, 401)
    const mentor = await api.as('mentor')
    const on = async () => (await mentor.get(path)).body.on
    const before = (await mailsTo('mentor@demo.test')).length
    assert.deepEqual(await on(), [])
    assert.equal((await mentor.put(path, { isOn: true })).status, 204)
    assert.deepEqual(await on(), [{ email: 'mentor@demo.test', since: NOW.toISOString() }])
    api.setNow(onDay(1))
    await mentor.put(path, { isOn: true })
    assert.equal((await on())[0]?.since, NOW.toISOString(), 'chosen again, the day stays')
    assert.deepEqual([(await mentor.put(path, { isOn: false })).status, await on()], [204, []])
    await mentor.put(path, { isOn: true })
    assert.equal((await on())[0]?.since, onDay(1).toISOString())
    assert.equal((await mailsTo('mentor@demo.test')).length, before, 'nothing is mailed for it')

    const person = { name: 'Asha Rao', email: 'unproved@example.in', password: 'seven monsoon kites' }
    const unproved = api.withCookie(cookiesOf(await api.nobody.post('/api/session/signup', person)))
    const refused = await unproved.put(path, { isOn: true })
    assert.deepEqual([refused.status, refused.body.code], [409, 'state-not-allowed'])
    assert.equal((await unproved.put(path, { isOn: false })).status, 204, 'there is nothing to leave')
    assert.deepEqual((await unproved.get(path)).body.on, [])
  })

  test('a link that is pressed once more leaves the day on which somebody agreed, or left', async () => {
    await ask('twice@example.in')
    const token = /confirm\?token=([\w-]+)/.exec((await mailsTo('twice@example.in'))[0]?.text ?? '')?.[1]
    const press = async (word: 'confirm' | 'unsubscribe') => {
      await api.nobody.post(`/api/content/newsletter/${word}`, { token })
      return api.kernel
        .get(database)
        .of<{ 'content.subscriber': { email: string; confirmed_at: Date | null; left_at: Date | null } }>()
        .selectFrom('content.subscriber')
        .select(['confirmed_at', 'left_at'])
        .where('email', '=', 'twice@example.in')
        .executeTakeFirst()
    }
    const since = async () => (await press('confirm'))?.confirmed_at
    const left = async () => (await press('unsubscribe'))?.left_at
    assert.deepEqual(await since(), NOW)
    api.setNow(onDay(9))
    assert.deepEqual(await since(), NOW)
    assert.deepEqual(await left(), onDay(9))
    assert.deepEqual(await since(), onDay(9), 'who comes back agrees anew')
    assert.deepEqual(await left(), onDay(9))
    api.setNow(onDay(60))
    assert.deepEqual(await left(), onDay(9))
  })

  test('a stranger who asks for an address changes nothing of one that is on the list', async () => {
    await ask('listed@example.in')
    const token = /confirm\?token=([\w-]+)/.exec((await mailsTo('listed@example.in'))[0]?.text ?? '')?.[1]
    await api.nobody.post('/api/content/newsletter/confirm', { token })
    api.setNow(onDay(5))
    await ask('listed@example.in', 'unLang=hn')
    const row = await api.kernel
      .get(database)
      .of<{ 'content.subscriber': { language: string; state: string; asked_at: Date } }>()
      .selectFrom('content.subscriber')
      .select(['language', 'state', 'asked_at'])
      .executeTakeFirst()
    assert.deepEqual(row, { language: 'en', state: 'confirmed', asked_at: NOW })
  })

  test('who does not answer is mailed on three days of thirty at most, whoever asks', async () => {
    const mailed: number[] = []
    for (const day of [0, 0, 1, 2, 3, 30]) {
      api.setNow(onDay(day))
      await ask('asked@example.in')
      mailed.push((await mailsTo('asked@example.in')).length)
    }
    assert.deepEqual(mailed, [1, 1, 2, 3, 3, 4])
  })

  test.run()
})
