import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { database } from '../../../../features/data/contract'
import { people } from '../../../../features/session/contract'
import type { SignInTables } from '../../../../features/session/server/entering/tables'
import { linkElsewhere } from '../../../../features/session/server/openid/openid-queries'
import { insertPasskey } from '../../../../features/session/server/passkeys/passkey-queries'
import { beginFactor, takeStep } from '../../../../features/session/server/second-factor/factor-queries'
import { apiSettings, bootApi, type TestApi } from '../../../support/api'
import { eachDatabase } from '../../../support/database'
import { codeIn, createJar, type Jar, mailTo, partner, signUp, signUpByPartner, tokenIn } from '../house'

const PASSWORD = 'seven monsoon kites'
const NOW = new Date('2026-11-21T10:00:00.000Z')
const OWN = 'plum lantern cobbler'

eachDatabase((kind) => {
  const test = suite(`an address that somebody else signed up with, ${kind}`)
  let api: TestApi
  test.before(async () => {
    const settings = { session: { ...apiSettings('/tmp').session, partners: [partner] } }
    api = await bootApi([], { kind, now: NOW, settings })
  })
  test.before.each(() => api.setNow(NOW))
  test.after(() => api.dispose())

  /** Signed up by a stranger, who sets whatever opens an account. */
  async function prepare(email: string): Promise<Jar> {
    const stranger = await signUp(api, email)
    const person_id = (await api.kernel.get(people).findByEmail(email))?.id ?? 0
    const db = api.kernel.get(database).of<SignInTables>()
    const created_at = new Date()
    const key = { id: email, person_id, name: 'Laptop', public_key: 'none', counter: 0, transports: [] }
    await insertPasskey(db, { ...key, created_at, used_at: null })
    await linkElsewhere(db, {
      issuer: 'https://id.example',
      subject: email,
      person_id,
      provider: 'college',
      created_at,
    })
    await beginFactor(db, person_id, 'SECRET')
    await takeStep(db, person_id, 1, created_at)
    return stranger
  }
  const isIn = async (jar: Jar) => (await jar.get('/api/session/me')).status === 200
  const login = async (email: string, password: string) =>
    (await createJar(api.origin).post('/api/session/login', { email, password })).status
  async function byCode(jar: Jar, email: string) {
    await jar.post('/api/session/codes', { email })
    const code = codeIn(await mailTo(api, email, 'session.code'))
    return jar.post('/api/session/codes/use', { email, code })
  }
  const told = async (jar: Jar) => (await jar.get('/api/session/claimed')).body.claimed
  const settings = async (jar: Jar) => (await jar.get('/api/session/settings/sign-in')).body

  test('a code in another browser makes it its owner’s: what the stranger set has ended, and the owner is told', async () => {
    const email = 'code@example.in'
    const stranger = await prepare(email)
    const owner = createJar(api.origin)
    assert.equal((await byCode(owner, email)).status, 200, 'the second factor was the stranger’s')
    assert.deepEqual([await isIn(owner), await isIn(stranger), await login(email, PASSWORD)], [true, false, 401])
    const { passwordChangedAt, passkeys, factorSince, elsewhere } = await settings(owner)
    assert.deepEqual([passwordChangedAt, passkeys, factorSince, elsewhere], [null, [], null, []])
    const me = (await owner.get('/api/session/me')).body
    assert.deepEqual([me.news, me.proves_by], [['session.claimed'], ['code']])
    const { ended, sessions } = await told(owner)
    assert.deepEqual([[...ended].sort(), sessions], [['elsewhere', 'factor', 'passkey', 'password'], 1])
    assert.equal((await owner.post('/api/session/password', { password: OWN })).status, 204)
    assert.equal((await owner.delete('/api/session/claimed')).status, 204)
    assert.deepEqual([await told(owner), await login(email, OWN)], [null, 200])
  })

  test('the link that sets a password does so too', async () => {
    const email = 'reset@example.in'
    const stranger = await prepare(email)
    const owner = createJar(api.origin)
    await owner.post('/api/session/password/forgot', { email })
    const token = tokenIn(await mailTo(api, email, 'session.reset-password'))
    assert.equal((await owner.post('/api/session/password/reset', { token, password: OWN })).status, 200)
    assert.deepEqual([await isIn(owner), await isIn(stranger), await login(email, OWN)], [true, false, 200])
    const { passkeys, factorSince, elsewhere } = await settings(owner)
    assert.deepEqual([passkeys, factorSince, elsewhere], [[], null, []])
  })

  test('the link of the first mail proves nothing without the session or the password, and stays good', async () => {
    const email = 'link@example.in'
    const here = await signUp(api, email)
    const token = tokenIn(await mailTo(api, email, 'session.verify-email'))
    const phone = createJar(api.origin)
    const open = (jar: Jar, password?: string) => jar.post('/api/session/verify-email', { token, password })
    assert.equal((await open(phone)).body.code, 'password-wanted')
    assert.equal((await open(await signUp(api, 'other@example.in'))).body.code, 'password-wanted')
    assert.equal((await open(phone, 'not it')).body.code, 'wrong-password')
    const isProved = async () => (await here.get('/api/session/sign-up')).body.isProved
    assert.equal(await isProved(), false)
    assert.equal((await open(phone, PASSWORD)).status, 204)
    assert.deepEqual([await isProved(), await isIn(here), await login(email, PASSWORD)], [true, true, 200])
    assert.deepEqual([(await open(phone, PASSWORD)).status, await told(here)], [410, null])
  })

  test('who signed up and proves the address in the same browser, or in one that the account knows, loses nothing', async () => {
    const first = 'same@example.in'
    const here = await signUp(api, first)
    assert.equal((await byCode(here, first)).status, 200)
    assert.deepEqual([await login(first, PASSWORD), await told(here)], [200, null])
    const second = 'known@example.in'
    const there = await signUp(api, second)
    const phone = createJar(api.origin)
    await phone.post('/api/session/login', { email: second, password: PASSWORD })
    await phone.post('/api/session/logout')
    assert.equal((await byCode(phone, second)).status, 200)
    assert.deepEqual([await login(second, PASSWORD), await told(phone)], [200, null])
    assert.equal(await isIn(there), true)
  })

  test('nor who signed up there and has logged out since, by password or by a partner’s link', async () => {
    const own = 'gone-out@example.in'
    const here = await signUp(api, own)
    await here.post('/api/session/logout')
    assert.equal((await byCode(here, own)).status, 200)
    assert.deepEqual([await login(own, PASSWORD), await told(here)], [200, null])
    const sent = 'sent@example.in'
    const there = await signUpByPartner(api, sent, NOW)
    await beginFactor(
      api.kernel.get(database).of<SignInTables>(),
      (await there.get('/api/session/me')).body.id,
      'SECRET',
    )
    await there.post('/api/session/logout')
    assert.deepEqual([(await byCode(there, sent)).status, await told(there)], [200, null])
  })

  test('once it is proved, codes in other browsers end nothing', async () => {
    const email = 'later@example.in'
    const here = await signUp(api, email)
    await byCode(here, email)
    const phone = createJar(api.origin)
    const { id } = await mailTo(api, email, 'session.code')
    await phone.post('/api/session/codes', { email })
    const code = codeIn(await mailTo(api, email, 'session.code', id))
    assert.equal((await phone.post('/api/session/codes/use', { email, code })).status, 200)
    assert.deepEqual([await isIn(here), await login(email, PASSWORD), await told(phone)], [true, 200, null])
  })

  test('a partner’s word for an address is none of its owner’s', async () => {
    const email = 'partner@example.in'
    const stranger = await signUpByPartner(api, email, NOW)
    const owner = createJar(api.origin)
    assert.equal((await byCode(owner, email)).status, 200)
    assert.deepEqual([await isIn(stranger), (await told(owner)).sessions], [false, 1])
  })

  test('no link or code of before the claim moves the address, opened by its owner or by anybody', async () => {
    const email = 'moved@example.in'
    const stranger = await prepare(email)
    api.setNow(new Date(+NOW + 60_000))
    await stranger.post('/api/session/resend-verification')
    const first = tokenIn(await mailTo(api, email, 'session.verify-email'))
    await stranger.post('/api/session/sign-up/address', { email: 'theirs@example.in' })
    const token = tokenIn(await mailTo(api, 'theirs@example.in', 'session.verify-email'))
    const owner = createJar(api.origin)
    assert.equal((await byCode(owner, email)).status, 200)
    for (const each of [token, first])
      assert.equal((await owner.post('/api/session/verify-email', { token: each })).body.code, 'link-expired')
    assert.equal((await owner.get('/api/session/me')).body.email, email)
  })

  test('nor one of before a proof in the same browser', async () => {
    const email = 'stays@example.in'
    const here = await signUp(api, email)
    api.setNow(new Date(+NOW + 60_000))
    await here.post('/api/session/sign-up/address', { email: 'left@example.in' })
    const mail = await mailTo(api, 'left@example.in', 'session.verify-email')
    assert.equal((await byCode(here, email)).status, 200)
    const refused = await here.post('/api/session/verify-email', { token: tokenIn(mail) })
    assert.deepEqual([refused.status, refused.body.code], [410, 'code-spent'])
    assert.equal((await here.get('/api/session/me')).body.email, email)
  })

  test.run()
})
