import assert from 'node:assert/strict'
import { generate } from 'otplib'
import { suite } from 'uvu'
import { jobs } from '../../../../features/data/contract'
import { bootApi, type Caller, cookiesOf, type TestApi } from '../../../support/api'
import { eachDatabase } from '../../../support/database'
import { codeIn, mailTo, signUp } from '../house'

const MERGES = '/api/session/merges'
const NOW = new Date('2026-11-21T06:30:00.000Z')
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
type Right = { readonly role: string } | { readonly module: string }

eachDatabase((kind) => {
  const test = suite(`what a merge does to rights, ${kind}`)
  let api: TestApi
  test.before(async () => {
    api = await bootApi([], { kind, now: NOW })
  })
  test.before.each(() => api.setNow(NOW))
  test.after(() => api.dispose())

  const idOf = async (caller: Caller) => (await caller.get('/api/session/me')).body.id as number
  const login = (email: string) => api.nobody.post('/api/session/login', { email, password: 'seven monsoon kites' })
  async function change(what: 'grant' | 'revoke', personId: number, right: Right, until?: string) {
    const asked = { right, reason: 'Stands in for a week', ...(what === 'grant' && until && { until }) }
    const { status, body } = await (await api.as('admin')).post(`/api/session/rights/${personId}/${what}`, asked)
    assert.equal(status, 204, JSON.stringify(body))
  }
  async function propose(by: Caller, from: number, to: number) {
    const { status, body } = await by.post(MERGES, { from, to, reason: 'Signed up twice by mistake' })
    assert.equal(status, 201, JSON.stringify(body))
    return `${MERGES}/${body.id}`
  }
  let people = 0
  async function two() {
    people += 1
    const [old, kept] = [`old${people}@example.in`, `kept${people}@example.in`]
    const [from, to] = [await signUp(api, old), await signUp(api, kept)]
    return { old, email: kept, from: await idOf(from), to: await idOf(to), ends: from, kept: to }
  }
  async function rolesOf(personId: number): Promise<readonly string[]> {
    const { body } = await (await api.as('admin')).get(`/api/session/rights/${personId}`)
    return body.grants.map(({ right }: { right: Record<string, string> }) => Object.values(right)[0]).sort()
  }

  test('who may no longer merge does not do what they proposed while they might, not even into their own account', async () => {
    const [{ old, from }, staff] = [await two(), await api.as('account-manager')]
    const self = await idOf(staff)
    await change('grant', from, { role: 'admin' })
    await change('grant', self, { role: 'admin' })
    const path = await propose(staff, from, self)
    await change('revoke', self, { role: 'admin' })
    assert.deepEqual([(await staff.post(`${path}/confirm`)).status, (await staff.get(path)).status], [404, 404])
    assert.ok(!(await rolesOf(self)).includes('admin'))
    assert.equal((await login(old)).status, 200)
    await change('grant', self, { role: 'admin' })
    assert.equal((await staff.post(`${path}/confirm`)).status, 204, 'who may again does it')
  })

  test('an account that has got a second factor meanwhile is not ended by the code of a mail', async () => {
    const { old, ends, kept } = await two()
    await kept.post('/api/session/codes', { email: old })
    const code = codeIn(await mailTo(api, old, 'session.code'))
    const asked = await kept.post(`${MERGES}/mine`, { email: old, code })
    assert.equal(asked.status, 201, JSON.stringify(asked.body))
    const { secret } = (await ends.post('/api/session/second-factor')).body
    const epoch = Math.floor(+NOW / 1000)
    const on = await ends.post('/api/session/second-factor/confirm', { code: await generate({ secret, epoch }) })
    assert.equal(on.status, 200, JSON.stringify(on.body))
    assert.equal((await kept.post(`${MERGES}/${asked.body.id}/confirm`)).body.code, 'merge-refused')
  })

  test('what was taken from the kept account since stays taken when a merge is: from both', async () => {
    const { from, to, email } = await two()
    const both: readonly Right[] = [{ role: 'volunteer' }, { role: 'mentor' }, { module: 'tpoPanel' }]
    for (const right of both) for (const id of [from, to]) await change('grant', id, right)
    await change('grant', from, { role: 'evaluator' })
    const path = await propose(await api.as('admin'), from, to)
    assert.equal((await (await api.as('admin')).post(`${path}/confirm`)).status, 204)
    api.setNow(new Date(+NOW + DAY_MS))
    await change('revoke', to, { role: 'volunteer' })
    await change('revoke', to, { module: 'tpoPanel' })
    await change('grant', to, { role: 'mentor' }, '2026-12-01T00:00:00.000Z')
    const owner = api.withCookie(cookiesOf(await login(email)))
    assert.equal((await owner.post(`${path}/undo`)).status, 204)
    assert.deepEqual([await rolesOf(from), await rolesOf(to)], [['evaluator', 'mentor'], ['mentor']])
    const { grants } = (await (await api.as('admin')).get(`/api/session/rights/${from}`)).body
    const mentor = grants.find(({ right }: { right: { role?: string } }) => right.role === 'mentor')
    assert.equal(mentor.until, '2026-12-01T00:00:00.000Z', 'its end came nearer meanwhile')
  })

  test('what only went back to another account of theirs was taken from nobody', async () => {
    const [first, second] = [await two(), await two()]
    const [admin, right] = [await api.as('admin'), { role: 'volunteer' }]
    for (const id of [first.from, second.from]) await change('grant', id, right)
    const paths = [await propose(admin, first.from, first.to), await propose(admin, second.from, first.to)]
    for (const path of paths) assert.equal((await admin.post(`${path}/confirm`)).status, 204)
    for (const path of paths) assert.equal((await admin.post(`${path}/undo`)).status, 204)
    const ids = [first.from, second.from, first.to]
    assert.deepEqual(await Promise.all(ids.map(rolesOf)), [['volunteer'], ['volunteer'], []])
  })

  /** Both hold them, the kept account for an hour; then they are merged. */
  async function twoForAnHour(held: readonly Right[]) {
    const { from, to } = await two()
    for (const right of held) {
      await change('grant', from, right)
      await change('grant', to, right, new Date(+NOW + HOUR_MS).toISOString())
    }
    const [admin, path] = [await api.as('admin'), await propose(await api.as('admin'), from, to)]
    assert.equal((await admin.post(`${path}/confirm`)).status, 204)
    return { from, to, takeBack: async () => assert.equal((await admin.post(`${path}/undo`)).status, 204) }
  }
  function endGrants(now: Date) {
    api.setNow(now)
    const job = api.kernel.view(jobs).find(({ id }) => id === 'session.end-grants')
    return job?.run({ now, signal: new AbortController().signal, data: undefined })
  }

  test('what the kept account had for a time only, and that ended as it was to, is taken from the other one by nobody', async () => {
    const held: readonly Right[] = [{ role: 'volunteer' }, { module: 'tpoPanel' }]
    const { from, to, takeBack } = await twoForAnHour(held)
    assert.deepEqual(await endGrants(new Date(+NOW + DAY_MS)), { ended: 2, failed: 0 })
    assert.deepEqual(await rolesOf(to), [])
    await takeBack()
    assert.deepEqual([await rolesOf(from), await rolesOf(to)], [['tpoPanel', 'volunteer'], []])
  })

  test('nor what another account of theirs had for a time, to which it went back', async () => {
    const [first, second] = [await two(), await two()]
    const [admin, right] = [await api.as('admin'), { role: 'volunteer' }]
    await change('grant', first.from, right, new Date(+NOW + HOUR_MS).toISOString())
    await change('grant', second.from, right)
    const paths = [await propose(admin, first.from, first.to), await propose(admin, second.from, first.to)]
    for (const path of paths) assert.equal((await admin.post(`${path}/confirm`)).status, 204)
    assert.equal((await admin.post(`${paths[0]}/undo`)).status, 204)
    await endGrants(new Date(+NOW + DAY_MS))
    assert.equal((await admin.post(`${paths[1]}/undo`)).status, 204)
    const ids = [first.from, second.from, first.to]
    assert.deepEqual(await Promise.all(ids.map(rolesOf)), [[], ['volunteer'], []])
  })

  test('what was changed or given anew meanwhile was meant for the person, and once it is over neither has it', async () => {
    const [renewed, again]: readonly Right[] = [{ role: 'volunteer' }, { role: 'mentor' }]
    assert.ok(renewed && again)
    const { from, to, takeBack } = await twoForAnHour([renewed, again])
    api.setNow(new Date(+NOW + 1))
    await change('grant', to, renewed, new Date(+NOW + 2 * HOUR_MS).toISOString())
    await endGrants(new Date(+NOW + DAY_MS))
    await change('grant', to, again)
    await change('revoke', to, again)
    await takeBack()
    assert.deepEqual([await rolesOf(from), await rolesOf(to)], [[], []])
  })

  test.run()
})
