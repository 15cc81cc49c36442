import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { suite } from 'uvu'
import { database } from '../../../../features/data/contract'
import { bootApi, type TestApi } from '../../../support/api'
import { eachDatabase } from '../../../support/database'
import { createJar, type Jar, mailTo, signUp, tokenIn } from '../house'

const PATH = '/api/session/email-change'
const PASSWORD = 'seven monsoon kites'

eachDatabase((kind) => {
  const test = suite(`changing an e-mail address, ${kind}`)
  let api: TestApi
  test.before(async () => {
    api = await bootApi([], { kind })
  })
  test.after(() => api.dispose())

  const ask = async (jar: Jar, email: string) => assert.equal((await jar.post(PATH, { email })).status, 202)
  const say = async (token: string) => (await api.nobody.post(`${PATH}/answer`, { token })).body
  const yesOf = async (address: string, side: 'old' | 'new') =>
    tokenIn(await mailTo(api, address, `session.email-${side}`))
  const emailOf = async (jar: Jar) => (await jar.get('/api/session/me')).body.email

  test('it moves when both addresses have said yes, and not before', async () => {
    const jar = await signUp(api, 'old@example.in')
    await ask(jar, 'new@example.in')
    const late = sql`select from mail.message where about in ('session.email-old', 'session.email-new') and expires_at is null`
    assert.equal((await late.execute(api.kernel.get(database).of())).rows.length, 0, 'nobody gets a link that is over')
    assert.deepEqual(await say(await yesOf('old@example.in', 'old')), { outcome: 'waiting' })
    assert.equal(await emailOf(jar), 'old@example.in')
    const { change } = (await jar.get('/api/session/settings/account')).body
    assert.deepEqual([change.email, change.newSaidAt, typeof change.oldSaidAt], ['new@example.in', null, 'string'])
    const token = await yesOf('new@example.in', 'new')
    assert.deepEqual(await say(token), { outcome: 'moved' })
    assert.equal(await emailOf(jar), 'new@example.in')
    assert.equal((await say(token)).code, 'link-expired')
  })

  test('the old address takes it back and ends all sessions, also after it was moved twice', async () => {
    const jar = await signUp(api, 'mine@example.in')
    for (const [from, to] of [
      ['mine@example.in', 'theirs@example.in'],
      ['theirs@example.in', 'far@example.in'],
    ] as const) {
      await ask(jar, to)
      await say(await yesOf(from, 'old'))
      await say(await yesOf(to, 'new'))
    }
    assert.equal(await emailOf(jar), 'far@example.in')
    const told = await mailTo(api, 'mine@example.in', 'session.email-moved')
    assert.match(
      told.text,
      /\/auth\/change-email\?token=[\w-]+&act=undo$/m,
      'its page says that it takes the change back',
    )
    const first = tokenIn(told)
    const second = tokenIn(await mailTo(api, 'theirs@example.in', 'session.email-moved'))
    assert.deepEqual(await say(first), { outcome: 'back' })
    assert.equal((await jar.get('/api/session/me')).status, 401)
    assert.equal((await say(second)).code, 'link-expired', 'a later address still has a say')
    const back = createJar(api.origin)
    await back.post('/api/session/login', { email: 'mine@example.in', password: PASSWORD })
    assert.equal(await emailOf(back), 'mine@example.in')
  })

  test('an address in use gets a mail of its own; neither account is locked, the page is told nothing', async () => {
    const owner = await signUp(api, 'owner@example.in')
    const jar = await signUp(api, 'wants@example.in')
    await ask(jar, 'owner@example.in')
    await mailTo(api, 'owner@example.in', 'session.email-in-use')
    await say(await yesOf('wants@example.in', 'old'))
    assert.deepEqual([await emailOf(jar), await emailOf(owner)], ['wants@example.in', 'owner@example.in'])
  })

  test('an address that somebody takes meanwhile is refused, and nothing changes', async () => {
    const jar = await signUp(api, 'slow@example.in')
    await ask(jar, 'free@example.in')
    await say(await yesOf('slow@example.in', 'old'))
    const token = await yesOf('free@example.in', 'new')
    await signUp(api, 'free@example.in')
    assert.equal((await say(token)).code, 'email-taken')
    assert.equal(await emailOf(jar), 'slow@example.in')
  })

  test('a change taken back is no more', async () => {
    const jar = await signUp(api, 'unsure@example.in')
    await ask(jar, 'else@example.in')
    const token = await yesOf('else@example.in', 'new')
    assert.equal((await jar.delete(PATH)).status, 204)
    assert.equal((await say(token)).code, 'link-expired')
    assert.equal((await jar.post(PATH, { email: 'x@mailinator.com' })).status, 422)
  })

  test('asked once more for the same address, a yes that was given stays; for another one it does not', async () => {
    const jar = await signUp(api, 'twice@example.in')
    await ask(jar, 'again@example.in')
    assert.deepEqual(await say(await yesOf('again@example.in', 'new')), { outcome: 'waiting' })
    const before = await mailTo(api, 'again@example.in', 'session.email-new')
    await ask(jar, 'Again@example.in')
    const { body } = await api.nobody.get('/api/mail/messages')
    assert.equal(body.filter(({ to, id }: { to: string; id: number }) => /again/i.test(to) && id > before.id).length, 0)
    const change = async () => (await jar.get('/api/session/settings/account')).body.change
    assert.equal(typeof (await change()).newSaidAt, 'string')
    await ask(jar, 'other@example.in')
    assert.equal((await change()).newSaidAt, null)
    await ask(jar, 'again@example.in')
    assert.equal((await change()).newSaidAt, null, 'what was asked for another one in between is over')
  })

  test.run()
})
