import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { database, jobs, subscriptions } from '../../../../features/data/contract'
import { verbRunner } from '../../../../features/modules/contract'
import { assessmentLinks, people } from '../../../../features/session/contract'
import { endSuspensionsJob } from '../../../../features/session/server/suspension/end-suspensions-job'
import { suspensions } from '../../../../features/session/server/suspension/suspension-token'
import { log as houseLog } from '../../../../features/web/contract'
import { contribute, defineFeature } from '../../../../kernel/index'
import { bootApi, type Caller, type Reply, type TestApi } from '../../../support/api'
import { eachDatabase } from '../../../support/database'
import { findServer } from '../../../support/postgres'
import { until } from '../../../support/waiting'
import { codeIn, createJar, type Jar, mailTo, signUp, tokenIn } from '../house'

const NOW = new Date('2026-11-21T10:00:00.000Z')
const later = (ms: number) => new Date(+NOW + ms)
const PASSWORD = 'seven monsoon kites'
const reason = 'Sold answers of an assessment'
const rights = (id: number) => `/api/session/rights/${id}`

eachDatabase((kind) => {
  const test = suite(`accounts that staff disable, ${kind}`)
  let api: TestApi
  const heard: string[] = []
  test.before(async () => {
    const listen = (event: string) =>
      contribute(subscriptions, {
        id: `listener.${event.split('/')[1]}`,
        event,
        handle: async (detail: { personId: number }) => void heard.push(`${event} ${detail.personId}`),
      })
    const listener = defineFeature({
      id: 'listener',
      contributes: [listen('session/account-disabled'), listen('session/account-enabled')],
    })
    api = await bootApi([listener], { kind, now: NOW })
  })
  test.before.each(() => api.setNow(NOW))
  test.after(() => api.dispose())

  const idOf = async (email: string) => (await api.kernel.get(people).findByEmail(email))?.id ?? 0
  const admin = () => api.as('admin')
  const disable = async (email: string, more: object = {}) =>
    (await admin()).post(`${rights(await idOf(email))}/disable`, { reason, ...more })
  const enable = async (email: string) => (await admin()).post(`${rights(await idOf(email))}/enable`, {})
  const isIn = async (jar: Jar) => (await jar.get('/api/session/me')).status === 200
  const login = (email: string, password = PASSWORD) =>
    createJar(api.origin).post('/api/session/login', { email, password })
  const said = ({ status, body }: Reply) => [status, body.code]
  async function verb(id: string, args: readonly string[]): Promise<string> {
    const says: string[] = []
    const io = { folder: '/', ask: async () => undefined, progress: () => {}, signal: new AbortController().signal }
    await api.kernel.get(verbRunner).run(id, { ...io, args, print: (text) => says.push(text) })
    return says.join('\n')
  }

  test('its sessions end, every way in is refused with the reason, and all of it is taken back by enabling', async () => {
    const email = 'banned@example.in'
    const jar = await signUp(api, email)
    await jar.post('/api/session/password/forgot', { email })
    const token = tokenIn(await mailTo(api, email, 'session.reset-password'))
    await jar.post('/api/session/codes', { email })
    const code = codeIn(await mailTo(api, email, 'session.code'))
    const personId = await idOf(email)
    const to = { personId, path: '/assess/sql', title: 'SQL', until: later(3_600_000) }
    const link = new URL(await api.kernel.get(assessmentLinks).mint(to)).searchParams.get('assessment_link')

    assert.equal((await disable(email)).status, 204)
    assert.equal(await isIn(jar), false)
    const refused = await login(email)
    assert.deepEqual(said(refused), [403, 'account-disabled'])
    assert.match(refused.body.detail, /"Sold answers of an assessment"/)
    assert.deepEqual(said(await login(email, 'not it')), [401, 'wrong-credentials'], 'strangers are not told')
    const ways: readonly [string, object][] = [
      ['/api/session/codes/use', { email, code }],
      ['/api/session/password/reset', { token, password: 'plum lantern cobbler' }],
      ['/api/session/assessment-link', { link }],
    ]
    for (const [path, body] of ways) assert.deepEqual(said(await jar.post(path, body)), [403, 'account-disabled'], path)
    const first = await mailTo(api, email, 'session.account-disabled')
    assert.match(first.text, /Sold answers of an assessment/)
    await jar.post('/api/session/codes', { email })
    await mailTo(api, email, 'session.account-disabled', first.id) // instead of a code

    const { disabled, isClosed, history } = (await (await admin()).get(rights(personId))).body
    assert.deepEqual([disabled.by, disabled.reason, disabled.until, isClosed], ['Asha Pillai', reason, null, false])
    assert.deepEqual([history[0].what, history[0].reason, history[0].right], ['disabled', reason, null])
    assert.equal((await enable(email)).status, 204)
    assert.equal((await login(email)).status, 200)
    assert.equal((await (await admin()).get(rights(personId))).body.disabled, null)
    await until('both are published', async () => heard.includes(`session/account-enabled ${personId}`))
    assert.ok(heard.includes(`session/account-disabled ${personId}`))
  })

  test('one with an end opens by itself when it is over', async () => {
    const email = 'week@example.in'
    await signUp(api, email)
    assert.equal((await disable(email, { until: NOW.toISOString() })).status, 422)
    assert.equal((await disable(email, { until: later(7 * 86_400_000).toISOString() })).status, 204)
    assert.match((await login(email)).body.detail, /^This account is disabled until 28\/11\/26: "/)
    const job = api.kernel.view(jobs).find(({ id }) => id === 'session.end-suspensions')
    const run = (now: Date) => job?.run({ now, signal: new AbortController().signal, data: undefined })
    await run(later(7 * 86_400_000 - 1))
    assert.equal((await login(email)).status, 403)
    await run(later(7 * 86_400_000))
    assert.equal((await login(email)).status, 200)
  })

  test('an end that was put off meanwhile opens nothing, and one that fails keeps no other one shut', async () => {
    const emails = ['stuck@example.in', 'after@example.in', 'longer@example.in']
    for (const email of emails) {
      await signUp(api, email)
      await disable(email, { until: later(86_400_000).toISOString() })
    }
    // As if the job had read its list before an admin was here.
    await disable('longer@example.in', { until: later(2 * 86_400_000).toISOString() })
    const [stuck = 0, , longer = 0] = await Promise.all(emails.map(idOf))
    const [real, log, data] = [api.kernel.get(suspensions), api.kernel.get(houseLog), api.kernel.get(database)]
    const enableOver: typeof real.enableOver = async (tx, personId, now) => {
      if (personId === stuck) throw new Error('The mailer is away')
      return real.enableOver(tx, personId, now)
    }
    assert.equal(await data.transact((tx) => real.enableOver(tx, longer, later(86_400_000))), false)
    const job = endSuspensionsJob(data, { ...real, enableOver }, log)
    const run = { now: later(86_400_000), signal: new AbortController().signal, data: undefined }
    assert.deepEqual(await job.run(run), { enabled: 1, failed: 1 })
    const statuses = []
    for (const email of emails) statuses.push((await login(email)).status)
    assert.deepEqual(statuses, [403, 200, 403])
  })

  test('a reason is wanted; a stranger, oneself, an account that is gone and a merged one are refused', async () => {
    const student = await idOf('student@demo.test')
    const by = async (who: Caller, id: number, body: object = { reason }) =>
      said(await who.post(`${rights(id)}/disable`, body))
    assert.equal((await by(await admin(), student, { reason: '' }))[0], 422)
    assert.equal((await by(api.nobody, student))[0], 401)
    assert.equal((await by(await api.as('mentor'), student))[0], 403)
    assert.equal((await by(await admin(), await idOf('admin@demo.test')))[0], 403)
    assert.equal((await by(await admin(), 999_999))[0], 404)
    await signUp(api, 'ends@example.in')
    const ends = await idOf('ends@example.in')
    const merge = await (await admin()).post('/api/session/merges', { from: ends, to: student, reason })
    assert.equal((await (await admin()).post(`/api/session/merges/${merge.body.id}/confirm`)).status, 204)
    assert.equal((await by(await admin(), ends))[0], 404)
    await (await admin()).post(`${rights(ends)}/enable`, {})
    assert.equal((await login('ends@example.in')).status, 401, 'what was merged is not opened by enabling')
  })

  test('the module of users disables people and no admin; an admin does, but not the last one', async () => {
    const [staff, boss, own] = ['placecom', 'tpo-faculty', 'admin'].map((word) => `${word}@demo.test`) as [
      string,
      string,
      string,
    ]
    const give = async (email: string, right: object) =>
      (await admin()).post(`${rights(await idOf(email))}/grant`, { right, reason })
    await give(staff, { module: 'users' })
    const clerk = await api.as('placecom')
    await signUp(api, 'clerked@example.in')
    assert.equal((await clerk.get(rights(await idOf('clerked@example.in')))).status, 200)
    const path = async (email: string) => `${rights(await idOf(email))}/disable`
    assert.equal((await clerk.post(await path('clerked@example.in'), { reason })).status, 204)
    assert.equal((await clerk.post(await path(own), { reason })).status, 403)
    assert.match(await verb('disable', [own, 'for', 'a', 'test']), /last admin/)

    await give(boss, { role: 'admin' })
    const other = await api.as('tpo-faculty')
    const both = await Promise.all([
      (await admin()).post(await path(boss), { reason }),
      other.post(await path(own), { reason }),
    ])
    const done = both.filter(({ status }) => status === 204).length
    assert.equal(done, 1, `of two who disable each other one stays: ${both.map(({ status }) => status)}`)
    const shut = both[0]?.status === 204 ? boss : own
    const open = shut === boss ? await admin() : other
    for (const what of ['enable', 'disable'])
      assert.equal((await clerk.post(`${rights(await idOf(shut))}/${what}`, { reason })).status, 403, what)
    assert.equal((await open.post(await path(shut), { reason: 'Said better' })).status, 204)
    assert.equal((await open.post(`${rights(await idOf(shut))}/enable`, {})).status, 204)
    for (const email of [own, boss]) await verb('enable', [email])
    assert.match(await verb('disable', [boss, 'for', 'a', 'test']), /is disabled/)
    assert.match(await verb('enable', [boss]), /is open again/)
    assert.match(await verb('enable', [boss]), /was not disabled/)
  })

  test('staff who are disabled see nobody’s account any more', async () => {
    const jar = await signUp(api, 'seen@example.in')
    const helper = 'ops-intern@demo.test'
    const id = await idOf(helper)
    await verb('grant', [helper, 'admin'])
    const visitor = createJar(api.origin)
    await visitor.post('/api/session/login', { email: helper, password: 'foothold-demo-1' })
    const personId = await idOf('seen@example.in')
    const asked = await visitor.post('/api/session/support', { personId, reason: 'A page stays white' })
    await jar.post(`/api/session/support/${asked.body.id}/answer`, { allow: true })
    await visitor.post(`/api/session/support/${asked.body.id}/begin`)
    assert.equal((await visitor.get('/api/session/me')).body.email, 'seen@example.in')
    assert.equal((await verb('disable', [helper, 'left', 'the', 'house'])).includes('is disabled'), true)
    assert.equal(await isIn(visitor), false)
    assert.ok(id > 0)
  })

  test.run()
})

if (findServer() !== undefined) {
  const nodes = suite('accounts that staff disable, on two nodes')
  let one: TestApi
  let other: TestApi
  nodes.before(async () => {
    one = await bootApi([], { kind: 'postgres' })
    other = await bootApi([], { kind: 'postgres', beside: one })
  })
  nodes.after(async () => {
    await other?.dispose()
    await one?.dispose()
  })

  nodes('who is disabled at one is refused at the other within a second, also at its login', async () => {
    const here = await signUp(one, 'nodes@example.in')
    const there = other.withCookie(`foothold=${here.cookies.get('foothold')}`)
    assert.equal((await there.get('/api/session/me')).status, 200)
    const id = (await here.get('/api/session/me')).body.id
    assert.equal((await (await one.as('admin')).post(`${rights(id)}/disable`, { reason })).status, 204)
    await until('the other node refuses', async () => (await there.get('/api/session/me')).status === 401, 1000)
    const login = await other.nobody.post('/api/session/login', { email: 'nodes@example.in', password: PASSWORD })
    assert.deepEqual([login.status, login.body.code], [403, 'account-disabled'])
  })
  nodes.run()
}
