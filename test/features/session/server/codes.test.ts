import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { bootApi, type TestApi } from '../../../support/api'
import { eachDatabase } from '../../../support/database'
import { codeIn, createJar, type Jar, mailTo, signUp, tokenIn } from '../house'

const START = new Date('2026-11-21T10:00:00Z')
const later = (minutes: number) => new Date(START.getTime() + minutes * 60_000)
const USE = '/api/session/codes/use'

eachDatabase((kind) => {
  const test = suite(`codes and links, ${kind}`)
  let api: TestApi
  test.before(async () => {
    api = await bootApi([], { kind, now: START })
  })
  test.after(() => api.dispose())

  const askCode = async (jar: Jar, email: string, after?: number) => {
    assert.equal((await jar.post('/api/session/codes', { email })).status, 202)
    return mailTo(api, email, 'session.code', after)
  }
  const wrongOf = (code: string) => (code === '000000' ? '000001' : '000000')

  test('a code of a mail signs in, once, and proves the address', async () => {
    const jar = await signUp(api, 'asha@example.in')
    const code = codeIn(await askCode(jar, 'asha@example.in'))
    const reply = await jar.post(USE, { email: 'ASHA@example.in', code })
    assert.deepEqual([reply.status, reply.body.email], [200, 'asha@example.in'])
    assert.equal((await jar.get('/api/session/settings/account')).body.provedAt, START.toISOString())
    const again = await jar.post(USE, { email: 'asha@example.in', code })
    assert.deepEqual([again.status, again.body.code], [422, 'wrong-code'])
  })

  test('of two that send the same code at the same moment one is let in', async () => {
    const jar = await signUp(api, 'twice@example.in')
    const code = codeIn(await askCode(jar, 'twice@example.in'))
    const sent = [1, 2, 3].map(() => jar.post(USE, { email: 'twice@example.in', code }))
    assert.deepEqual((await Promise.all(sent)).map(({ status }) => status).sort(), [200, 422, 422])
  })

  test('after five wrong ones the right one does not fit either; a later code takes the place of the earlier', async () => {
    await signUp(api, 'guess@example.in')
    const jar = createJar(api.origin)
    const first = await askCode(jar, 'guess@example.in')
    const second = await askCode(jar, 'guess@example.in', first.id)
    const [old, code] = [codeIn(first), codeIn(second)]
    const tryOne = (each: string) => jar.post(USE, { email: 'guess@example.in', code: each })
    if (old !== code) assert.equal((await tryOne(old)).status, 422)
    for (let tries = old === code ? 0 : 1; tries < 5; tries++) assert.equal((await tryOne(wrongOf(code))).status, 422)
    assert.notEqual((await tryOne(code)).status, 200)
  })

  test('a code is good in the browser that asked for it; what strangers ask for and try spends none of it', async () => {
    const email = 'bound@example.in'
    await signUp(api, email)
    const owner = createJar(api.origin)
    const own = await askCode(owner, email)
    const code = codeIn(own)
    const [stranger, without] = [createJar(api.origin), createJar(api.origin)]
    const theirs = codeIn(await askCode(stranger, email, own.id))
    for (const jar of [stranger, without])
      for (let tries = 0; tries < 6; tries++) {
        const typed = tries === 5 ? theirs : wrongOf(theirs)
        assert.notEqual((await jar.post(USE, { email, code: typed })).status, 200)
      }
    assert.notEqual((await without.post(USE, { email, code })).status, 200, 'somebody read it over a shoulder')
    assert.equal((await owner.post(USE, { email, code })).status, 200)
  })

  test('strangers who ask for mails keep nobody from a code in a browser that the account knows', async () => {
    const email = 'flooded@example.in'
    const owner = await signUp(api, email)
    await owner.post('/api/session/login', { email, password: 'seven monsoon kites' })
    for (let mails = 0; mails < 6; mails++) await createJar(api.origin).post('/api/session/codes', { email })
    assert.equal((await createJar(api.origin).post('/api/session/codes', { email })).status, 429)
    assert.equal((await owner.post('/api/session/codes', { email })).status, 202)
    assert.equal((await owner.post('/api/session/prove/code')).status, 202, 'a session is known too')
  })

  test('a code is too old after ten minutes', async () => {
    const jar = await signUp(api, 'late@example.in')
    const code = codeIn(await askCode(jar, 'late@example.in'))
    api.setNow(later(10))
    assert.equal((await jar.post(USE, { email: 'late@example.in', code })).status, 422)
    api.setNow(START)
  })

  test('who has no account gets the same answers', async () => {
    const asked = await api.nobody.post('/api/session/codes', { email: 'nobody@example.in' })
    const tried = await api.nobody.post(USE, { email: 'nobody@example.in', code: '123456' })
    assert.deepEqual([asked.status, tried.status, tried.body.code], [202, 422, 'wrong-code'])
    const forgot = await api.nobody.post('/api/session/password/forgot', { email: 'nobody@example.in' })
    assert.equal(forgot.status, 202)
  })

  test('mails to one address stop after a few, also when nobody has it', async () => {
    for (const email of ['flood@example.in', 'asha@example.in']) {
      const statuses = []
      for (let mails = 0; mails < 6; mails++)
        statuses.push((await api.nobody.post('/api/session/codes', { email })).status)
      assert.equal(statuses.at(-1), 429, email)
    }
  })

  test('a link of a mail sets another password, once, ends all sessions and signs in', async () => {
    const lost = await signUp(api, 'lost@example.in')
    await api.nobody.post('/api/session/password/forgot', { email: 'lost@example.in' })
    const token = tokenIn(await mailTo(api, 'lost@example.in', 'session.reset-password'))
    const reset = (password: string) => api.nobody.post('/api/session/password/reset', { token, password })
    assert.equal((await reset('password1')).body.code, 'weak-password')
    const done = await reset('plum lantern cobbler')
    assert.deepEqual([done.status, done.body.email], [200, 'lost@example.in'])
    assert.equal((await lost.get('/api/session/me')).status, 401)
    assert.deepEqual([(await reset('another lantern plum')).status, (await reset('x'.repeat(12))).status], [410, 422])
    const login = (password: string) => api.nobody.post('/api/session/login', { email: 'lost@example.in', password })
    assert.deepEqual(
      [(await login('seven monsoon kites')).status, (await login('plum lantern cobbler')).status],
      [401, 200],
    )
  })

  test('a link is too old after thirty minutes', async () => {
    await signUp(api, 'slow@example.in')
    await api.nobody.post('/api/session/password/forgot', { email: 'slow@example.in' })
    const token = tokenIn(await mailTo(api, 'slow@example.in', 'session.reset-password'))
    api.setNow(later(30))
    const reply = await api.nobody.post('/api/session/password/reset', { token, password: 'plum lantern cobbler' })
    assert.deepEqual([reply.status, reply.body.code], [410, 'link-expired'])
    api.setNow(START)
  })

  test('changing a password wants a fresh proof, keeps this session and ends the others', async () => {
    const here = await signUp(api, 'two@example.in')
    const there = createJar(api.origin)
    await there.post('/api/session/login', { email: 'two@example.in', password: 'seven monsoon kites' })
    api.setNow(later(11))
    const change = () => here.post('/api/session/password', { password: 'plum lantern cobbler' })
    const refused = await change()
    assert.deepEqual([refused.status, refused.body.code], [403, 'proof-needed'])
    const wrong = await here.post('/api/session/prove', { password: 'not it' })
    assert.deepEqual([wrong.status, wrong.body.code], [422, 'wrong-password'])
    assert.equal((await here.post('/api/session/prove', { password: 'seven monsoon kites' })).status, 204)
    assert.equal((await change()).status, 204)
    assert.deepEqual(
      [(await here.get('/api/session/me')).status, (await there.get('/api/session/me')).status],
      [200, 401],
    )
    await mailTo(api, 'two@example.in', 'session.changed-password')
    api.setNow(START)
  })

  test('strangers who ask for codes keep nobody from the link that sets a password, and who waits is told of it', async () => {
    // The tests before have asked for most of what one place may.
    api.setNow(later(120))
    const email = 'besieged@example.in'
    await signUp(api, email)
    let last = await api.nobody.post('/api/session/codes', { email })
    while (last.status !== 429) last = await createJar(api.origin).post('/api/session/codes', { email })
    assert.match(last.body.detail, /choose “Forgot\?” on the login page/)
    const owner = createJar(api.origin)
    assert.equal((await owner.post('/api/session/password/forgot', { email })).status, 202)
    const token = tokenIn(await mailTo(api, email, 'session.reset-password'))
    const reset = await owner.post('/api/session/password/reset', { token, password: 'plum lantern cobbler' })
    assert.equal(reset.status, 200)
    api.setNow(START)
  })

  test.run()
})
