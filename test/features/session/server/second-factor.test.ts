import assert from 'node:assert/strict'
import { generate } from 'otplib'
import { suite } from 'uvu'
import { database } from '../../../../features/data/contract'
import { people } from '../../../../features/session/contract'
import { bootApi, type TestApi } from '../../../support/api'
import { eachDatabase } from '../../../support/database'
import { createJar, type Jar, mailTo, signUp } from '../house'

const START = new Date('2026-11-21T10:00:00Z')
const PASS = '/api/session/second-factor/pass'
const PASSWORD = 'seven monsoon kites'

eachDatabase((kind) => {
  const test = suite(`second factor, ${kind}`)
  let api: TestApi
  let now = START
  const wait = (seconds: number) => api.setNow((now = new Date(now.getTime() + seconds * 1000)))
  const codeOf = (secret: string) => generate({ secret, epoch: Math.floor(now.getTime() / 1000) })
  test.before(async () => {
    api = await bootApi([], { kind, now })
  })
  test.after(() => api.dispose())

  async function turnOn(jar: Jar): Promise<{ secret: string; codes: readonly string[] }> {
    const { body } = await jar.post('/api/session/second-factor')
    assert.match(body.svg, /^<svg/)
    const reply = await jar.post('/api/session/second-factor/confirm', { code: await codeOf(body.secret) })
    assert.equal(reply.status, 200, JSON.stringify(reply.body))
    return { secret: body.secret, codes: reply.body.codes }
  }

  async function firstStep(email: string): Promise<Jar> {
    const jar = createJar(api.origin)
    const reply = await jar.post('/api/session/login', { email, password: PASSWORD })
    assert.deepEqual([reply.status, reply.body], [202, { next: 'second-factor' }])
    return jar
  }

  test('after the password a code of the app is asked for; until then nothing opens', async () => {
    const owner = await signUp(api, 'one@example.in')
    const { secret } = await turnOn(owner)
    const again = await owner.post('/api/session/second-factor/confirm', { code: await codeOf(secret) })
    assert.match(again.body.detail, /is on already/, 'whose first answer was lost is not told to try other codes')
    const jar = await firstStep('one@example.in')
    assert.ok(!jar.cookies.has('foothold'))
    assert.equal((await jar.get('/api/session/me')).status, 401)
    assert.equal((await jar.get('/api/session/devices')).status, 401)
    const replayed = await jar.post(PASS, { code: await codeOf(secret) })
    assert.equal(replayed.body.code, 'wrong-code', 'the code that turned it on signs in too')
    wait(30)
    const reply = await jar.post(PASS, { code: await codeOf(secret) })
    assert.deepEqual([reply.status, reply.body.email], [200, 'one@example.in'])
    assert.equal((await jar.get('/api/session/me')).status, 200)
    const other = await firstStep('one@example.in')
    assert.equal((await other.post(PASS, { code: await codeOf(secret) })).body.code, 'wrong-code')
  })

  test('a step ends after five wrong codes, and after ten minutes', async () => {
    const { secret } = await turnOn(await signUp(api, 'guess@example.in'))
    wait(60)
    const jar = await firstStep('guess@example.in')
    for (let tries = 0; tries < 5; tries++) assert.equal((await jar.post(PASS, { code: '000000' })).status, 422)
    assert.equal((await jar.post(PASS, { code: await codeOf(secret) })).body.code, 'step-expired')
    wait(400)
    const late = await firstStep('guess@example.in')
    wait(600)
    assert.equal((await late.post(PASS, { code: await codeOf(secret) })).body.code, 'step-expired')
    assert.equal((await api.nobody.post(PASS, { code: '123456' })).body.code, 'step-expired')
  })

  test('new recovery codes end the old ones, and the owner is told of it', async () => {
    const owner = await signUp(api, 'renews@example.in')
    const { codes: old } = await turnOn(owner)
    const { status, body } = await owner.post('/api/session/second-factor/recovery-codes')
    assert.deepEqual([status, body.codes.length], [200, 10])
    await mailTo(api, 'renews@example.in', 'session.changed-recovery-renewed')
    const jar = await firstStep('renews@example.in')
    assert.equal((await jar.post(PASS, { code: old[0] })).body.code, 'wrong-code')
    assert.equal((await jar.post(PASS, { code: body.codes[0] })).status, 200)
  })

  test('a lost phone: one of ten recovery codes signs in, however it is typed, and only once', async () => {
    const { codes } = await turnOn(await signUp(api, 'lost@example.in'))
    assert.equal(new Set(codes).size, 10)
    const [code = ''] = codes
    assert.equal((await (await firstStep('lost@example.in')).post(PASS, { code: code.toLowerCase() })).status, 200)
    await mailTo(api, 'lost@example.in', 'session.changed-recovery-used')
    const again = await firstStep('lost@example.in')
    assert.equal((await again.post(PASS, { code })).body.code, 'wrong-code')
    assert.equal((await again.post(PASS, { code: codes[1] })).status, 200)
    assert.equal((await again.get('/api/session/settings/sign-in')).body.recoveryCodes, 8)
  })

  test('a browser that is trusted is not asked for 30 days, nor after it was logged out everywhere', async () => {
    const { secret } = await turnOn(await signUp(api, 'trust@example.in'))
    wait(60)
    const jar = await firstStep('trust@example.in')
    await jar.post(PASS, { code: await codeOf(secret), trust: true })
    const again = () => jar.post('/api/session/login', { email: 'trust@example.in', password: PASSWORD })
    assert.equal((await again()).status, 200)
    wait(30 * 24 * 3600)
    assert.equal((await again()).status, 202)
    await jar.post(PASS, { code: await codeOf(secret), trust: true })
    await jar.post('/api/session/logout-devices', { mode: 'all' })
    assert.equal((await again()).status, 202)
  })

  test('a device that its owner ends is asked for the second factor again, though it was trusted', async () => {
    const here = await signUp(api, 'stolen@example.in')
    const { secret } = await turnOn(here)
    wait(60)
    const stolen = await firstStep('stolen@example.in')
    await stolen.post(PASS, { code: await codeOf(secret), trust: true })
    const { devices } = (await here.get('/api/session/devices')).body
    const { id } = devices.find(({ isThis }: { isThis: boolean }) => !isThis)
    assert.equal((await here.delete(`/api/session/devices/${id}`)).status, 204)
    const again = await stolen.post('/api/session/login', { email: 'stolen@example.in', password: PASSWORD })
    assert.equal(again.status, 202)
  })

  test('a login that waits for the second factor ends with the password that began it, and when all devices are logged out', async () => {
    const here = await signUp(api, 'half@example.in')
    const { secret } = await turnOn(here)
    const ends: readonly (() => Promise<{ status: number }>)[] = [
      () => here.post('/api/session/logout-devices', { mode: 'others' }),
      () => here.post('/api/session/password', { password: 'plum lantern cobbler nine' }),
    ]
    for (const end of ends) {
      wait(60)
      const stranger = await firstStep('half@example.in')
      assert.equal((await end()).status, 204)
      const { body } = await stranger.post(PASS, { code: await codeOf(secret) })
      assert.equal(body.code, 'step-expired')
    }
  })

  test('whoever has the password and guesses codes does not keep the owner out of a browser that knows them', async () => {
    const here = await signUp(api, 'guarded@example.in')
    const { secret } = await turnOn(here)
    wait(60)
    const stranger = await firstStep('guarded@example.in')
    for (let tries = 0; tries < 5; tries++) await stranger.post(PASS, { code: '000000' })
    const next = await firstStep('guarded@example.in')
    assert.equal((await next.post(PASS, { code: '000000' })).status, 429)
    const login = await here.post('/api/session/login', { email: 'guarded@example.in', password: PASSWORD })
    assert.equal(login.status, 202)
    assert.equal((await here.post(PASS, { code: await codeOf(secret) })).status, 200)
  })

  test('a browser that was trusted with a second factor is asked for the next one', async () => {
    const here = await signUp(api, 'next@example.in')
    const { secret } = await turnOn(here)
    wait(60)
    const jar = await firstStep('next@example.in')
    assert.equal((await jar.post(PASS, { code: await codeOf(secret), trust: true })).status, 200)
    assert.equal((await here.delete('/api/session/second-factor')).status, 204)
    await turnOn(here)
    const again = await jar.post('/api/session/login', { email: 'next@example.in', password: PASSWORD })
    assert.equal(again.status, 202)
  })

  test('an admin has the rights of one once there is a second factor; admins of the demo at once', async () => {
    const jar = await signUp(api, 'boss@example.in')
    const found = await api.kernel.get(people).findByEmail('boss@example.in')
    const grant = (id: number) =>
      api.kernel.get(database).transact((tx) => api.kernel.get(people).grant(tx, id, 'admin', undefined))
    await grant(found?.id ?? 0)
    const look = () => jar.get('/api/session/people?search=me')
    const refused = await look()
    assert.equal(refused.status, 403)
    assert.match(refused.body.detail, /second factor.*\/user\/sign-in/)
    const me = (await jar.get('/api/session/me')).body
    assert.deepEqual([me.userRole, me.withheld.includes('session.look-up')], [['user'], true])
    await turnOn(jar)
    assert.equal((await look()).status, 200)
    assert.deepEqual((await jar.get('/api/session/me')).body.userRole, ['user', 'admin'])
    assert.equal((await jar.delete('/api/session/second-factor')).status, 204)
    assert.equal((await look()).status, 403)
    assert.equal((await (await api.as('admin')).get('/api/session/people?search=me')).status, 200)
  })

  test.run()
})
