import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { personalRecords } from '../../../../features/data/contract'
import { apiSettings, bootApi, cookiesOf, type TestApi } from '../../../support/api'
import { eachDatabase } from '../../../support/database'
import { type DemoAccount, demoAccounts, demoEmail } from '../../../../features/session/contract/demo-accounts'
import { safeReturnUrl } from '../../../../features/session/contract/return-url'
import { codeIn, createJar, mailTo, signUp, tokenIn } from '../house'

const PASSWORD = 'seven monsoon kites'
const student = { email: 'student@demo.test', password: 'foothold-demo-1' }

/** OWASP, unvalidated redirects: ways to write another site so that it looks like a path of ours. */
const ELSEWHERE = [
  '//evil.example',
  '///evil.example',
  '////evil.example/%2f..',
  '/\\evil.example',
  '\\\\evil.example',
  '/\\/evil.example',
  '/\t/evil.example',
  '/%09/evil.example'.replace('%09', '\t'),
  '/\n//evil.example',
  'https://evil.example',
  'https:evil.example',
  'HTTPS:\\\\evil.example',
  'http:///evil.example',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  '/..//evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  '@evil.example',
  'evil.example',
  '.evil.example',
  ' //evil.example',
  '/\u0000/evil.example',
  '/auth/login?returnUrl=/auth/login',
  '/AUTH/login',
  '',
]

eachDatabase((kind) => {
  const test = suite(`attacks on sign-in, ${kind}`)
  let api: TestApi
  test.before(async () => {
    api = await bootApi([], { kind })
  })
  test.after(() => api.dispose())

  test('a token that somebody puts into a browser before the sign-in opens nothing after it', async () => {
    const planted = 'x'.repeat(43)
    const reply = await api.nobody.post('/api/session/login', student, { cookie: `foothold=${planted}` })
    assert.equal(reply.status, 200)
    const token = /foothold=([\w-]{43})/.exec(cookiesOf(reply))?.[1]
    assert.ok(token && token !== planted)
    assert.equal((await api.withCookie(`foothold=${planted}`).get('/api/session/me')).status, 401)
  })

  test('each sign-in makes a token of its own, and a token of the second step is none of a session', async () => {
    const tokens = await Promise.all(
      [1, 2].map(async () => cookiesOf(await api.nobody.post('/api/session/login', student))),
    )
    assert.notEqual(tokens[0], tokens[1])
    assert.equal((await api.withCookie(`foothold_step=${'a'.repeat(43)}`).get('/api/session/me')).status, 401)
  })

  test('no change of the sign-in is taken from another origin, with a session and without', async () => {
    const jar = await signUp(api, 'csrf@example.in')
    const calls: readonly (readonly [string, string, object?])[] = [
      ['POST', '/api/session/login', student],
      ['POST', '/api/session/codes', { email: student.email }],
      ['POST', '/api/session/password', { password: 'plum lantern cobbler' }],
      ['POST', '/api/session/logout-devices', { mode: 'all' }],
      ['POST', '/api/session/email-change', { email: 'evil@example.in' }],
      ['POST', '/api/session/passkeys/new'],
      ['POST', '/api/session/second-factor'],
      ['POST', '/api/session/openid/x/begin', { returnUrl: '/' }],
      ['PUT', '/api/session/phone', { phone: '9876543210' }],
      ['DELETE', '/api/session/second-factor'],
    ]
    const foreign: readonly Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'same-site' },
    ]
    for (const headers of foreign)
      for (const [method, path, body] of calls)
        assert.equal((await jar.call(method, path, body, headers)).body.code, 'cross-origin', `${method} ${path}`)
    assert.equal((await jar.get('/api/session/me')).status, 200)
  })

  test('a page to go back to is one of ours, however another is written', () => {
    for (const each of ELSEWHERE) assert.equal(safeReturnUrl(each), '/', JSON.stringify(each))
    assert.equal(safeReturnUrl('/jobs?city=pune#top'), '/jobs?city=pune#top')
  })

  test('a link that a mail program cut short or made longer is no longer good, as one that was used', async () => {
    for (const token of ['', 'abc', 'a'.repeat(400)]) {
      const ways: readonly [path: string, more?: object][] = [
        ['verify-email'],
        ['email-change/answer'],
        ['password/reset', { password: 'plum lantern cobbler' }],
      ]
      for (const [path, more] of ways) {
        const { status, body } = await api.nobody.post(`/api/session/${path}`, { token, ...more })
        assert.deepEqual([status, body.code], [410, 'link-expired'], `${path} ${token.length}`)
      }
    }
  })

  test('a link of one purpose opens no other', async () => {
    await signUp(api, 'links@example.in')
    await api.nobody.post('/api/session/password/forgot', { email: 'links@example.in' })
    const token = tokenIn(await mailTo(api, 'links@example.in', 'session.reset-password'))
    assert.equal((await api.nobody.post('/api/session/email-change/answer', { token })).body.code, 'link-expired')
    assert.equal((await api.nobody.post('/api/session/verify-email', { token })).body.code, 'link-expired')
    const verify = tokenIn(await mailTo(api, 'links@example.in', 'session.verify-email'))
    const reset = await api.nobody.post('/api/session/password/reset', {
      token: verify,
      password: 'plum lantern cobbler',
    })
    assert.equal(reset.body.code, 'link-expired')
  })

  test('a challenge is answered once, and made-up answers are refused without a fault', async () => {
    const jar = await signUp(api, 'keys@example.in')
    const { body } = await api.nobody.post('/api/session/passkeys/ask')
    const made = { id: 'AAAA', rawId: 'AAAA', type: 'public-key', response: {}, clientExtensionResults: {} }
    for (const path of ['use', 'prove'])
      assert.equal((await jar.post(`/api/session/passkeys/${path}`, { id: body.id, response: made })).status, 422)
    const asked = await jar.post('/api/session/passkeys/new')
    for (const status of [422, 422])
      assert.equal(
        (await jar.post('/api/session/passkeys', { id: asked.body.id, response: made, name: 'x' })).status,
        status,
      )
  })

  test('strangers who guess do not keep the owner out of a browser that knows them', async () => {
    const jar = await signUp(api, 'owner@example.in')
    const login = (password: string) => ({ email: 'owner@example.in', password })
    assert.equal((await jar.post('/api/session/login', login(PASSWORD))).status, 200)
    for (let tries = 0; tries < 6; tries++) await api.nobody.post('/api/session/login', login('not it'))
    assert.equal((await createJar(api.origin).post('/api/session/login', login(PASSWORD))).status, 429)
    assert.equal((await jar.post('/api/session/login', login(PASSWORD))).status, 200)
    await mailTo(api, 'owner@example.in', 'session.many-tries')
  })

  test('nor do they keep somebody who is logged in from typing the password, who has tries of their own', async () => {
    const jar = await signUp(api, 'locked@example.in')
    for (let tries = 0; tries < 6; tries++)
      await api.nobody.post('/api/session/login', { email: 'locked@example.in', password: 'not it' })
    const verify = (password: string) => jar.post('/api/user/verify-password', { password })
    assert.equal((await verify(PASSWORD)).body.status, true)
    const wrong = []
    for (let tries = 0; tries < 6; tries++) wrong.push((await verify('not it')).status)
    assert.deepEqual(wrong, [200, 200, 200, 200, 200, 429])
  })

  test('no password, token or code stands in the log or in an answer', async () => {
    const jar = await signUp(api, 'quiet@example.in')
    await jar.post('/api/session/codes', { email: 'quiet@example.in' })
    const code = codeIn(await mailTo(api, 'quiet@example.in', 'session.code'))
    await jar.post('/api/session/codes/use', { email: 'quiet@example.in', code: '12345' })
    await jar.get(`/api/session/openid/x/callback?code=secret-code&state=secret-state`)
    const secrets = [PASSWORD, code, jar.cookies.get('foothold') ?? '-', 'secret-code', 'secret-state']
    const said = JSON.stringify(api.logs)
    for (const secret of secrets) assert.ok(!said.includes(secret), `${secret} is in the log`)
    const told = JSON.stringify([(await jar.get('/api/session/devices')).body, (await jar.get('/api/session/me')).body])
    assert.ok(!told.includes(jar.cookies.get('foothold') ?? '-'))
  })

  test('an archive of what is held shows nobody what was mailed to an address that they have not proved', async () => {
    const stranger = await signUp(api, 'unread@example.in')
    const code = codeIn(await mailTo(api, 'unread@example.in', 'session.verify-email'))
    const { id } = (await stranger.get('/api/session/me')).body
    const archive = async () => JSON.stringify(await api.kernel.get(personalRecords).export(id))
    assert.match(code, /^\d{6}$/)
    assert.equal((await archive()).includes(code), false)
    assert.equal((await stranger.post('/api/session/sign-up/code', { code })).status, 200)
    const read = await archive()
    assert.match(read, /•••••• is your Foothold code/, 'whoever proved it reads what went there')
    assert.match(read, /verify-email\?token=…/)
    assert.equal(read.includes(code), false, 'and nothing that still opens anything')
  })

  test.run()
})

const counted = suite('attacks on sign-in, each on a house of its own')
counted(
  'cookies that open something are closed to scripts and other sites, and on https to the plain web',
  async () => {
    const { session, web, mail } = apiSettings('/tmp')
    const publicUrl = 'https://foothold.example'
    const settings = { mail, session: { ...session, publicUrl }, web: { ...web, publicUrl } }
    const secure = await bootApi([], { kind: 'embedded', settings })
    const login = await secure.nobody.post('/api/session/login', student)
    const begun = [...login.headers.getSetCookie()]
    for (const line of begun.filter((each) => !each.startsWith('foothold_in='))) {
      assert.match(line, /^__Host-foothold(_browser)?=/)
      for (const flag of [/; HttpOnly/, /; Secure/, /; SameSite=Lax/, /; Path=\/(;|$)/]) assert.match(line, flag)
      assert.doesNotMatch(line, /Domain=/)
    }
    await secure.dispose()
  },
)

counted(
  'an address takes sixty wrong passwords in an hour at most, whatever accounts they are for; right ones do not count',
  async () => {
    const own = await bootApi([], { kind: 'embedded', now: new Date('2026-11-21T10:00:00Z') })
    const guess = (at: number) => own.nobody.post('/api/session/login', { email: `p${at}@example.in`, password: 'x' })
    for (let right = 0; right < 40; right++)
      assert.equal((await own.nobody.post('/api/session/login', student)).status, 200)
    let taken = 0
    for (let minute = 0; minute < 60; minute++) {
      own.setNow(new Date(Date.UTC(2026, 10, 21, 10, minute)))
      for (let tries = 0; tries < 31; tries++) {
        if ((await guess(minute * 100 + tries)).status !== 401) break
        taken += 1
      }
    }
    assert.ok(taken >= 30 && taken <= 60, `${taken} tries`)
    await own.dispose()
  },
)

counted('a whole lab behind one address logs in at the same moment', async () => {
  const own = await bootApi([], { kind: 'embedded' })
  const logins = Array.from({ length: 45 }, (_, at) => {
    const email = demoEmail(demoAccounts[at % demoAccounts.length] as DemoAccount)
    return own.nobody.post('/api/session/login', { ...student, email })
  })
  const statuses = (await Promise.all(logins)).map(({ status }) => status)
  assert.deepEqual([...new Set(statuses)], [200])
  await own.dispose()
})

counted.run()
