import assert from 'node:assert/strict'
import { generate, generateSecret } from 'otplib'
import { suite } from 'uvu'
import { database } from '../../../../features/data/contract'
import type { SignInTables } from '../../../../features/session/server/entering/tables'
import { beginFactor, takeStep } from '../../../../features/session/server/second-factor/factor-queries'
import { apiSettings, bootApi, type TestApi } from '../../../support/api'
import { eachDatabase } from '../../../support/database'
import { type OpenidPeer, startOpenid } from '../../../support/openid-provider'
import { createJar, type Jar, mailTo, signUp } from '../house'
import { softKey } from '../soft-key'

const PUBLIC_URL = 'http://localhost:4000'
const PASSWORD = 'seven monsoon kites'

eachDatabase((kind) => {
  const test = suite(`OpenID Connect, ${kind}`)
  let api: TestApi
  let peer: OpenidPeer
  test.before(async () => {
    peer = await startOpenid([`${PUBLIC_URL}/api/session/openid/college/callback`])
    const { issuer, clientId, clientSecret } = peer
    const openid = [{ id: 'college', name: 'Deccan Institute', issuer, clientId, clientSecret }]
    api = await bootApi([], { kind, settings: { session: { ...apiSettings('/tmp').session, openid } } })
  })
  test.after(async () => {
    await api?.dispose()
    await peer?.stop()
  })

  /** As a browser goes: to the provider, through it, and to the address that it names. */
  async function travel(jar: Jar, returnUrl = '/jobs'): Promise<string> {
    const begun = await jar.post('/api/session/openid/college/begin', { returnUrl })
    assert.equal(begun.status, 200, JSON.stringify(begun.body))
    const cookies = new Map<string, string>()
    let url = begun.body.url as string
    for (let hops = 0; hops < 8 && !url.startsWith(PUBLIC_URL); hops++) {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      const answer = await fetch(url, { redirect: 'manual', headers: { cookie } })
      for (const line of answer.headers.getSetCookie()) {
        const [name = '', value = ''] = (line.split(';')[0] ?? '').split(/=(.*)/s)
        cookies.set(name, value)
      }
      url = new URL(answer.headers.get('location') ?? '', url).href
    }
    return url.slice(PUBLIC_URL.length)
  }
  const arrive = async (jar: Jar, address: string) => (await jar.get(address)).headers.get('location')
  const meOf = async (jar: Jar) => (await jar.get('/api/session/me')).body

  test('the login page is told who vouches, without secrets', async () => {
    const { body } = await api.nobody.get('/api/session/openid')
    assert.deepEqual(body, [{ id: 'college', name: 'Deccan Institute' }])
    assert.equal((await api.nobody.post('/api/session/openid/other/begin', { returnUrl: '/' })).status, 404)
  })

  test('who is new gets an account and the page that they wanted; the next time it is the same account', async () => {
    peer.someone = { sub: 'new', email: 'new@example.in', email_verified: true, name: 'Nisha Rao' }
    const jar = createJar(api.origin)
    const address = await travel(jar, '/jobs?city=pune')
    assert.match(address, /[?&]code=.*&state=/)
    assert.equal(await arrive(jar, address), '/jobs?city=pune')
    const me = await meOf(jar)
    assert.deepEqual([me.name, me.email], ['Nisha Rao', 'new@example.in'])
    assert.match((await arrive(jar, address)) ?? '', /problem=expired/, 'the way back is good twice')
    peer.someone = { ...peer.someone, email: 'moved@example.in' }
    const again = createJar(api.origin)
    await arrive(again, await travel(again))
    assert.equal((await meOf(again)).id, me.id)
  })

  test('the way back is good in the browser that went only', async () => {
    peer.someone = { sub: 'victim', email: 'victim@example.in', email_verified: true, name: 'V' }
    const address = await travel(createJar(api.origin))
    const other = createJar(api.origin)
    assert.match((await arrive(other, address)) ?? '', /problem=expired/)
    const stranger = createJar(api.origin)
    await travel(stranger)
    assert.match((await arrive(stranger, address)) ?? '', /problem=refused/)
    assert.equal((await stranger.get('/api/session/me')).status, 401)
  })

  test('an account that has not proved its address is linked by its password only', async () => {
    const owner = await signUp(api, 'unproved@example.in')
    peer.someone = { sub: 'u', email: 'unproved@example.in', email_verified: true, name: 'U' }
    const jar = createJar(api.origin)
    assert.match((await arrive(jar, await travel(jar))) ?? '', /step=link/)
    assert.equal((await jar.get('/api/session/me')).status, 401)
    const link = (password: string) => jar.post('/api/session/openid/link', { password })
    assert.equal((await link('not it')).body.code, 'wrong-password')
    assert.equal((await link(PASSWORD)).status, 200)
    assert.equal((await meOf(jar)).id, (await meOf(owner)).id)
    assert.equal((await api.nobody.post('/api/session/openid/link', { password: PASSWORD })).body.code, 'step-expired')
    await mailTo(api, 'unproved@example.in', 'session.changed-elsewhere')
  })

  test('who comes with a proved address to an account that nobody proved may make it theirs without its password', async () => {
    const stranger = await signUp(api, 'mine@example.in')
    peer.someone = { sub: 'mine', email: 'mine@example.in', email_verified: true, name: 'M' }
    const jar = createJar(api.origin)
    assert.match((await arrive(jar, await travel(jar))) ?? '', /step=link&.*claim=1/)
    assert.equal((await jar.post('/api/session/openid/link', {})).status, 200)
    assert.equal((await meOf(jar)).email, 'mine@example.in')
    assert.equal((await stranger.get('/api/session/me')).status, 401)
    const { ended } = (await jar.get('/api/session/claimed')).body.claimed
    assert.deepEqual(ended, ['password'])
    const { elsewhere, passwordChangedAt } = (await jar.get('/api/session/settings/sign-in')).body
    assert.deepEqual([elsewhere.length, passwordChangedAt], [1, null])
  })

  test('nobody makes an account theirs whose provider does not vouch, or whose owner has proved the address', async () => {
    await signUp(api, 'unsure@example.in')
    for (const [email, email_verified] of [
      ['unsure@example.in', false],
      ['mentor@demo.test', false],
    ] as const) {
      peer.someone = { sub: email, email, email_verified, name: 'U' }
      const jar = createJar(api.origin)
      assert.doesNotMatch((await arrive(jar, await travel(jar))) ?? '', /claim=/)
      assert.equal((await jar.post('/api/session/openid/link', {})).body.code, 'wrong-password')
      assert.equal((await jar.get('/api/session/me')).status, 401)
    }
  })

  test('an account with a password is linked by it alone, however sure a provider is of the address', async () => {
    peer.someone = { sub: 's', email: 'student@demo.test', email_verified: false, name: 'S' }
    const unsure = createJar(api.origin)
    assert.match((await arrive(unsure, await travel(unsure))) ?? '', /step=link/)
    peer.someone = { ...peer.someone, email_verified: true }
    const jar = createJar(api.origin)
    const asked = (await arrive(jar, await travel(jar, '/jobs?city=pune'))) ?? ''
    assert.match(asked, /step=link&provider=Deccan\+Institute&returnUrl=%2Fjobs%3Fcity%3Dpune$/)
    assert.equal((await jar.get('/api/session/me')).status, 401)
    assert.equal((await jar.post('/api/session/openid/link', {})).body.code, 'wrong-password')
    assert.equal((await jar.post('/api/session/openid/link', { password: 'foothold-demo-1' })).status, 200)
    assert.equal((await meOf(jar)).email, 'student@demo.test')
    const again = createJar(api.origin)
    assert.equal(await arrive(again, await travel(again)), '/jobs', 'once is enough')
  })

  /** Made by a provider, so without a password. */
  async function come(sub: string) {
    peer.someone = { sub, email: `${sub}@example.in`, email_verified: true, name: sub }
    const jar = createJar(api.origin)
    assert.equal(await arrive(jar, await travel(jar)), '/jobs')
    return jar
  }
  const comeAgain = async (sub: string, jar = createJar(api.origin)) => {
    peer.someone = { sub: `${sub}-other`, email: `${sub}@example.in`, email_verified: true, name: sub }
    return { jar, at: (await arrive(jar, await travel(jar))) ?? '' }
  }

  test('an account with passkeys alone is linked by one of them, which is both factors', async () => {
    const { id } = await meOf(await come('key'))
    const key = await softKey(api, id)
    const { jar, at } = await comeAgain('key')
    assert.match(at, /step=link&.*by=passkey/)
    assert.equal((await jar.get('/api/session/me')).status, 401)
    const other = await softKey(api, (await meOf(await come('thief'))).id)
    const link = async (by: typeof key) => jar.post('/api/session/openid/link', { passkey: await by.sign() })
    assert.equal((await link(other)).body.code, 'passkey-refused')
    assert.equal((await link(key)).status, 200)
    assert.equal((await meOf(jar)).id, id)
    assert.equal((await comeAgain('key')).at, '/jobs')
  })

  /** Their phone, set up in the database. */
  async function withFactor(personId: number) {
    const db = api.kernel.get(database).of<SignInTables>()
    const secret = generateSecret()
    await beginFactor(db, personId, secret)
    await takeStep(db, personId, 1, new Date())
    return (jar: Jar) => generate({ secret }).then((code) => jar.post('/api/session/second-factor/pass', { code }))
  }
  const linksOf = async (jar: Jar) => (await jar.get('/api/session/settings/sign-in')).body.elsewhere.length as number

  test('an account whose only key is a second factor is linked once that is passed, not before', async () => {
    const owner = await come('factor')
    const pass = await withFactor((await meOf(owner)).id)
    const { at, jar } = await comeAgain('factor')
    assert.match(at, /step=second-factor/)
    assert.equal(await linksOf(owner), 1, 'linked before it')
    assert.equal((await pass(jar)).status, 200)
    assert.equal(await linksOf(owner), 2)
  })

  test('with a password and a second factor nothing is linked or proved by the password alone', async () => {
    const owner = await signUp(api, 'both@example.in')
    const pass = await withFactor((await meOf(owner)).id)
    peer.someone = { sub: 'both', email: 'both@example.in', email_verified: true, name: 'B' }
    const jar = createJar(api.origin)
    assert.match((await arrive(jar, await travel(jar))) ?? '', /step=link/)
    assert.equal((await jar.post('/api/session/openid/link', { password: PASSWORD })).status, 202)
    const isProved = async () => (await owner.get('/api/session/settings/account')).body.provedAt !== null
    assert.deepEqual([await linksOf(owner), await isProved()], [0, false])
    assert.equal((await pass(jar)).status, 200)
    assert.deepEqual([await linksOf(owner), await isProved()], [1, true])
    await mailTo(api, 'both@example.in', 'session.changed-elsewhere')
  })

  test('no account is made of an address that nobody has proved, and nobody is led to another site', async () => {
    peer.someone = { sub: 'x', email: 'x@example.in', email_verified: false, name: 'X' }
    const jar = createJar(api.origin)
    assert.match((await arrive(jar, await travel(jar, '//evil.example/x'))) ?? '', /problem=no-email&returnUrl=%2F$/)
  })

  test('a link is removed by its owner, unless nothing else opens the account', async () => {
    peer.someone = { sub: 'gone', email: 'gone@example.in', email_verified: true, name: 'Gone' }
    const jar = createJar(api.origin)
    await arrive(jar, await travel(jar))
    const links = async () => (await jar.get('/api/session/settings/sign-in')).body.elsewhere as { id: string }[]
    const path = `/api/session/elsewhere/${(await links())[0]?.id}`
    assert.equal((await jar.delete(path)).body.code, 'last-way-in')
    assert.equal((await links()).length, 1, 'what was refused has changed nothing')
    assert.equal((await jar.post('/api/session/password', { password: PASSWORD })).status, 204)
    assert.equal((await jar.delete(path)).status, 204)
    assert.deepEqual(await links(), [])
    assert.equal((await jar.delete(path)).status, 404)
    await mailTo(api, 'gone@example.in', 'session.changed-elsewhere-off')
    const { events } = (await jar.get('/api/session/sign-in-events')).body
    assert.ok(
      events.some(({ what, name }: { what: string; name: string }) => what === 'unlinked' && name === 'college'),
    )
  })

  test('of the last two links that go at the same moment one stays', async () => {
    const jar = createJar(api.origin)
    for (const sub of ['first', 'second']) {
      peer.someone = { sub, email: 'twice@example.in', email_verified: true, name: 'Twice' }
      await arrive(jar, await travel(jar))
    }
    const { elsewhere } = (await jar.get('/api/session/settings/sign-in')).body
    const ended = await Promise.all(
      elsewhere.map(({ id }: { id: string }) => jar.delete(`/api/session/elsewhere/${id}`)),
    )
    assert.deepEqual(ended.map(({ status }) => status).sort(), [204, 409])
  })

  test.run()
})
