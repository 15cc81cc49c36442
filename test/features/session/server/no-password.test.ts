import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { privacyServer } from '../../../../features/privacy/server/feature'
import { apiSettings, bootApi, type TestApi } from '../../../support/api'
import { eachDatabase } from '../../../support/database'
import { until } from '../../../support/waiting'
import { codeIn, createJar, type Jar, mailTo, partner, signUp, signUpByPartner } from '../house'
import { softKey } from '../soft-key'

const START = new Date('2026-11-21T10:00:00Z')
const later = (minutes: number) => new Date(START.getTime() + minutes * 60_000)
const idleSince = '2026-11-21T09:00:00.000Z'
const session = { ...apiSettings('/tmp').session, partners: [partner] }

eachDatabase((kind) => {
  const test = suite(`an account without a password, ${kind}`)
  let api: TestApi
  test.before(async () => {
    const settings = { session, privacy: { publicUrl: 'http://localhost:4000' } }
    api = await bootApi([privacyServer], { kind, now: START, settings })
  })
  test.before.each(() => api.setNow(START))
  test.after(() => api.dispose())

  const lock = async (jar: Jar) => assert.equal((await jar.post('/api/session/lock', { idleSince })).status, 204)
  const guarded = async (jar: Jar) => (await jar.get('/api/session/accounts')).status
  async function mailedTo(jar: Jar, email: string): Promise<string> {
    assert.equal((await jar.post('/api/session/prove/code')).status, 202)
    return codeIn(await mailTo(api, email, 'session.code'))
  }

  test('its lock is opened by a code that is mailed to its owner', async () => {
    const jar = await signUpByPartner(api, 'locked@example.in', START)
    await lock(jar)
    assert.equal(await guarded(jar), 423)
    const { proves_by, is_locked } = (await jar.get('/api/session/me')).body
    assert.deepEqual([proves_by, is_locked], [['code'], true])
    const code = await mailedTo(jar, 'locked@example.in')
    const wrong = await jar.post('/api/session/prove', { code: code === '000000' ? '000001' : '000000' })
    assert.deepEqual([wrong.status, await guarded(jar)], [422, 423])
    assert.deepEqual([(await jar.post('/api/session/prove', { code })).status, await guarded(jar)], [204, 200])
  })

  test('a code opens the lock of nobody who has a password: that opens it', async () => {
    const jar = await signUp(api, 'has@example.in')
    assert.equal((await jar.get('/api/session/me')).body.proves_by, undefined)
    await lock(jar)
    const code = await mailedTo(jar, 'has@example.in')
    const refused = await jar.post('/api/session/prove', { code })
    assert.deepEqual([refused.status, refused.body.code, await guarded(jar)], [423, 'session-locked', 423])
    assert.equal((await jar.post('/api/session/passkeys/prove', { id: 'x', response: {} })).status, 423)
    const password = 'seven monsoon kites'
    assert.equal((await jar.post('/api/user/verify-password', { password })).body.status, true)
    assert.equal(await guarded(jar), 200)
  })

  test('the password that opens the lock is a fresh proof for what waited behind it', async () => {
    const jar = await signUp(api, 'waits@example.in')
    api.setNow(later(61))
    await lock(jar)
    const change = () => jar.post('/api/session/password', { password: 'plum lantern cobbler' })
    assert.equal((await change()).status, 423)
    await jar.post('/api/user/verify-password', { password: 'not it' })
    assert.equal((await change()).status, 423)
    await jar.post('/api/user/verify-password', { password: 'seven monsoon kites' })
    assert.equal((await change()).status, 204)
  })

  test('its only passkey stays until something else opens it', async () => {
    const jar = await signUpByPartner(api, 'passkey@example.in', START)
    const { id } = (await jar.get('/api/session/me')).body
    await Promise.all([softKey(api, id), softKey(api, id)])
    const code = await mailedTo(jar, 'passkey@example.in')
    assert.equal((await jar.post('/api/session/prove', { code })).status, 204)
    const kept = async () => (await jar.get('/api/session/settings/sign-in')).body.passkeys as { id: string }[]
    const paths = (await kept()).map((each) => `/api/session/passkeys/${each.id}`)
    const [first, last] = await Promise.all(paths.map((path) => jar.delete(path)))
    assert.deepEqual([first?.status, last?.status].sort(), [204, 409], 'of two that go at once one stays')
    const [key] = await kept()
    const refused = await jar.delete(`/api/session/passkeys/${key?.id}`)
    assert.deepEqual([refused.status, refused.body.code], [409, 'last-way-in'])
    assert.equal((await jar.post('/api/session/password', { password: 'plum lantern cobbler' })).status, 204)
    assert.equal((await jar.delete(`/api/session/passkeys/${key?.id}`)).status, 204)
  })

  test('it asks to be erased after a fresh proof, which is a code', async () => {
    const jar = await signUpByPartner(api, 'leaves@example.in', START)
    api.setNow(later(11))
    const erase = () => jar.post('/api/privacy/erasure')
    const refused = await erase()
    assert.deepEqual([refused.status, refused.body.code], [403, 'proof-needed'])
    const code = await mailedTo(jar, 'leaves@example.in')
    assert.equal((await jar.post('/api/session/prove', { code })).status, 204)
    assert.equal((await erase()).status, 202)
  })

  test('what a stranger asked for is stopped when the owner of the address claims the account', async () => {
    const email = 'claims@example.in'
    const stranger = await signUp(api, email)
    assert.equal((await stranger.post('/api/session/prove', { password: 'seven monsoon kites' })).status, 204)
    assert.equal((await stranger.post('/api/privacy/erasure')).status, 202)
    const owner = createJar(api.origin)
    await owner.post('/api/session/codes', { email })
    const code = codeIn(await mailTo(api, email, 'session.code'))
    assert.equal((await owner.post('/api/session/codes/use', { email, code })).status, 200)
    await until('the account stays', async () => (await owner.get('/api/privacy')).body.erasureDueAt === null)
  })

  test.run()
})
