import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { bootApi, type Caller, cookiesOf, type TestApi } from '../../../support/api'
import { eachDatabase } from '../../../support/database'

const idleSince = '2026-11-21T09:00:00.000Z'
const VERIFY = '/api/user/verify-password'

eachDatabase((kind) => {
  const test = suite(`a session without activity, ${kind}`)
  let api: TestApi
  test.before(async () => {
    api = await bootApi([], { kind })
  })
  test.after(() => api.dispose())

  async function signIn(word: string): Promise<Caller> {
    const credentials = { email: `${word}@demo.test`, password: 'foothold-demo-1' }
    return api.withCookie(cookiesOf(await api.nobody.post('/api/session/login', credentials)))
  }
  const guarded = async (caller: Caller) => {
    const { status, body } = await caller.get('/api/session/accounts')
    return [status, body.code]
  }

  test('once locked it is refused what is guarded, told so, and opened by the password alone', async () => {
    const [here, elsewhere] = [await signIn('student'), await signIn('student')]
    assert.equal((await here.post('/api/session/lock', { idleSince })).status, 204)
    assert.deepEqual(await guarded(here), [423, 'session-locked'])
    assert.equal((await here.get('/api/session/me')).body.is_locked, true)
    assert.equal((await here.get('/api/session/demo-accounts')).status, 200)
    assert.deepEqual(await guarded(elsewhere), [200, undefined])

    const wrong = await here.post(VERIFY, { password: 'not-this-one' })
    assert.deepEqual([wrong.status, wrong.body.status, wrong.body.data.status], [200, false, false])
    assert.match(wrong.body.data.message, /password/)
    assert.deepEqual(await guarded(here), [423, 'session-locked'])

    assert.equal((await here.post(VERIFY, { password: 'foothold-demo-1' })).body.status, true)
    assert.deepEqual(await guarded(here), [200, undefined])
    assert.equal((await here.get('/api/session/me')).body.is_locked, undefined)
  })

  test('a second lock of another tab changes nothing, and signing out is always possible', async () => {
    const here = await signIn('mentor')
    for (let tab = 0; tab < 2; tab++) assert.equal((await here.post('/api/session/lock', { idleSince })).status, 204)
    assert.equal((await here.post('/api/session/logout')).status, 204)
    assert.equal((await here.get('/api/session/me')).status, 401)
  })

  test('what the calls of the spec say of a wrong password, and of too many, is said in Hindi to who reads Hindi', async () => {
    const here = await signIn('organizer')
    const said: string[] = []
    for (let tries = 0; tries < 6; tries++) {
      const { body } = await here.call('POST', `${VERIFY}?lang=hn`, { password: 'not-this-one' })
      assert.equal(body.message, body.data.message)
      said.push(body.message)
    }
    assert.equal(said[0], 'यह पासवर्ड आपके खाते का नहीं है।')
    assert.match(said[5] ?? '', /^बहुत बार कोशिश हुई। \d+ सेकंड बाद/)
  })

  test("a locked session is refused in the spec's shape where the spec has one", async () => {
    const here = await signIn('pro')
    for (let tries = 0; tries < 6; tries++) await here.post(VERIFY, { password: 'not-this-one' })
    const { status, body } = await here.post(VERIFY, { password: 'foothold-demo-1' })
    assert.deepEqual([status, body.status, body.data.message], [429, false, body.message])
  })

  test.run()
})
