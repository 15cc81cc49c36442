import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { audit, database } from '../../../../features/data/contract'
import { people } from '../../../../features/session/contract'
import { bootApi, cookiesOf, type TestApi } from '../../../support/api'
import { eachDatabase } from '../../../support/database'

const student = { email: 'student@demo.test', password: 'foothold-demo-1' }

eachDatabase((kind) => {
  const test = suite(`sign-in, ${kind}`)
  let api: TestApi
  test.before(async () => {
    api = await bootApi([], { kind })
  })
  test.after(() => api.dispose())

  test('signing in gives an HttpOnly cookie and the current user of spec §3', async () => {
    const reply = await api.nobody.post('/api/session/login', student)
    assert.equal(reply.status, 200)
    assert.equal(reply.body.first_name, 'Meera')
    assert.deepEqual(reply.body.userRole, ['user'])
    const [session = '', marker = ''] = reply.headers.getSetCookie()
    assert.match(session, /^foothold=[\w-]{43};.*HttpOnly.*SameSite=Lax/)
    // Spec §9: the row of the session decides how long it lasts, and slides.
    for (const each of [session, marker]) assert.match(each, /Max-Age=31536000/)
    assert.match(marker, /^foothold_in=1;/)
    assert.doesNotMatch(marker, /HttpOnly/)
  })

  test('an unknown address and a wrong password get the same answer', async () => {
    const wrong = await api.nobody.post('/api/session/login', { ...student, password: 'something else' })
    const unknown = await api.nobody.post('/api/session/login', {
      email: 'nobody@demo.test',
      password: 'something else',
    })
    for (const reply of [wrong, unknown]) assert.deepEqual([reply.status, reply.body.code], [401, 'wrong-credentials'])
    assert.equal(wrong.body.detail, unknown.body.detail)
  })

  test('after five wrong passwords the account waits, and says for how long', async () => {
    const mentor = { email: 'mentor@demo.test', password: 'wrong every time' }
    for (let tries = 0; tries < 5; tries++) await api.nobody.post('/api/session/login', mentor)
    const reply = await api.nobody.post('/api/session/login', { ...mentor, password: 'foothold-demo-1' })
    assert.deepEqual([reply.status, reply.body.code], [429, 'too-many'])
    assert.ok(Number(reply.headers.get('retry-after')) > 0)
  })

  test('signing out ends the session on the server, not only the cookie', async () => {
    const signedIn = await api.nobody.post('/api/session/login', student)
    const caller = api.withCookie(cookiesOf(signedIn))
    assert.equal((await caller.get('/api/session/me')).status, 200)
    assert.equal((await caller.post('/api/session/logout')).status, 204)
    assert.equal((await caller.get('/api/session/me')).status, 401)
  })

  test('a role that is granted counts for sessions that are open', async () => {
    const caller = await api.as('volunteer')
    assert.deepEqual((await caller.get('/api/session/people?search=me')).status, 403)
    const person = await api.kernel.get(people).findByEmail('volunteer@demo.test')
    assert.ok(person)
    await api.kernel.get(database).transact((tx) => api.kernel.get(people).grant(tx, person.id, 'admin', undefined))
    assert.equal((await caller.get('/api/session/people?search=me')).status, 200)
  })

  test('a change that comes from another site is refused', async () => {
    const caller = await api.as('student')
    const reply = await caller.post('/api/session/resend-verification', undefined, {
      origin: 'https://elsewhere.example',
      'sec-fetch-site': 'cross-site',
    })
    assert.deepEqual([reply.status, reply.body.code], [403, 'cross-origin'])
  })

  test('verify-password answers in both levels, also when the password is wrong (spec §7)', async () => {
    const caller = await api.as('recruiter')
    const right = await caller.post('/api/user/verify-password', { password: student.password })
    assert.deepEqual([right.status, right.body.status, right.body.data.status], [200, true, true])
    const wrong = await caller.post('/api/user/verify-password', { password: 'not it' })
    assert.deepEqual([wrong.status, wrong.body.status, wrong.body.data.status], [200, false, false])
    const nobody = await api.nobody.post('/api/user/verify-password', { password: 'x' })
    assert.deepEqual([nobody.status, nobody.body.status, typeof nobody.body.data.message], [401, false, 'string'])
  })

  test('signing in and out stand in the audit log', async () => {
    const entries = await api.kernel.get(audit).list({ actionPrefix: 'session.signed-', limit: 10 })
    const actions = new Set(entries.map(({ action }) => action))
    assert.ok(actions.has('session.signed-in') && actions.has('session.signed-out'))
  })

  test.run()
})
