import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { database, jobs } from '../../../../features/data/contract'
import { findPerson, findUser, people } from '../../../../features/session/contract'
import type { Ability, Right, RightsPage } from '../../../../features/session/contract/wire-rights'
import { endGrantsJob } from '../../../../features/session/server/roles/end-grants-job'
import { rights } from '../../../../features/session/server/tokens'
import { log } from '../../../../features/web/contract'
import { bootApi, type Caller, type TestApi } from '../../../support/api'
import { eachDatabase } from '../../../support/database'
import { signUp } from '../house'

const NOW = new Date('2026-11-21T10:00:00.000Z')
const PATH = '/api/session/rights'
const reason = 'Judges BuildForBharat'

eachDatabase((kind) => {
  const test = suite(`roles and permissions, ${kind}`)
  let house: TestApi
  test.before(async () => {
    house = await bootApi([], { kind, now: NOW })
  })
  test.before.each(() => house.setNow(NOW))
  test.after(() => house.dispose())

  const idOf = async (word: string) => (await house.kernel.get(people).findByEmail(`${word}@demo.test`))?.id ?? 0
  const rolesOf = async (word: string) => (await (await house.as(word)).get('/api/session/me')).body.userRole
  async function give(word: string, right: Right, more: object = {}) {
    return (await house.as('admin')).post(`${PATH}/${await idOf(word)}/grant`, { right, reason, ...more })
  }

  test('a role that is given counts at once in open sessions, and tells by whom and why', async () => {
    await house.as('student')
    assert.equal((await give('student', { role: 'evaluator' })).status, 204)
    assert.deepEqual(await rolesOf('student'), ['user', 'evaluator'])
    const { grants, history } = (await (await house.as('admin')).get(`${PATH}/${await idOf('student')}`)).body
    assert.deepEqual(
      grants.map(({ right, by, reason: why }: { right: Right; by: string; reason: string }) => [right, by, why]),
      [[{ role: 'evaluator' }, 'Asha Pillai', reason]],
    )
    assert.deepEqual([history[0].what, history[0].by, history[0].reason], ['granted', 'Asha Pillai', reason])
    const id = await idOf('student')
    await (await house.as('admin')).post(`${PATH}/${id}/revoke`, { right: { role: 'evaluator' } })
    assert.deepEqual(await rolesOf('student'), ['user'])
  })

  test('whoever is asked about is judged as in their own browser, too: what explains a page says nobody must sign in who has', async () => {
    const subject = await house.kernel.get(people).asSubject(await idOf('tpo-admin'))
    const [person, user] = [findPerson(subject), findUser(subject)]
    assert.deepEqual(
      [person?.roles, user?.userRole, user?.hasTpoDashboardAccess],
      [['tpo-admin'], ['user', 'tpo-admin'], 2],
    )
    assert.deepEqual(user?.permissions, person?.permissions)
    assert.equal(await house.kernel.get(people).asSubject(999_999), undefined)
  })

  test('what has an end goes when it is over, by itself, and the history says so', async () => {
    const until = new Date(+NOW + 60_000).toISOString()
    await give('mentor', { module: 'blogs' }, { until })
    const end = house.kernel.view(jobs).find(({ id }) => id === 'session.end-grants')
    const run = (now: Date) => end?.run({ now, signal: new AbortController().signal, data: undefined })
    await run(new Date(+NOW + 59_999))
    const held = async () => (await (await house.as('admin')).get(`${PATH}/${await idOf('mentor')}`)).body
    assert.equal((await held()).grants.filter(({ right }: { right: Right }) => 'module' in right).length, 1)
    await run(new Date(+NOW + 60_000))
    const { grants, history } = await held()
    assert.equal(grants.filter(({ right }: { right: Right }) => 'module' in right).length, 0)
    assert.deepEqual([history[0].what, history[0].by], ['revoked', null])
  })

  test('an end in the past, no reason, an unknown role and the role of everyone are refused', async () => {
    const id = await idOf('student')
    const admin = await house.as('admin')
    const past = await give('student', { role: 'intern' }, { until: '2026-11-21T09:00:00.000Z' })
    assert.deepEqual([past.status, past.body.errors[0].path], [422, 'until'])
    for (const body of [
      { right: { role: 'intern' }, reason: '' },
      { right: { role: 'user' }, reason },
      { right: { role: 'root' }, reason },
      { right: { role: 'intern', module: 'blogs' }, reason },
      { right: { moderator: { type: 'hr', about: 'festival:1' } }, reason },
    ])
      assert.equal((await admin.post(`${PATH}/${id}/grant`, body)).status, 422, JSON.stringify(body))
    assert.equal((await admin.post(`${PATH}/999999/grant`, { right: { role: 'intern' }, reason })).status, 404)
    assert.deepEqual(await rolesOf('student'), ['user'])
  })

  test('nobody takes the role of admin from themselves, and only admins see or change any of it', async () => {
    const id = await idOf('admin')
    const own = await (await house.as('admin')).post(`${PATH}/${id}/revoke`, { right: { role: 'admin' } })
    assert.equal(own.status, 403)
    const organizer = await house.as('organizer')
    assert.equal((await organizer.get(`${PATH}/${id}`)).status, 403)
    assert.equal((await organizer.post(`${PATH}/${id}/grant`, { right: { role: 'admin' }, reason })).status, 403)
    assert.equal((await house.nobody.get(PATH)).status, 401)
  })

  test('what somebody may do says what gives it, and what would', async () => {
    const abilities: Ability[] = (await (await house.as('admin')).get(`${PATH}/${await idOf('organizer')}`)).body
      .abilities
    const lookUp = abilities.find(({ permission }) => permission === 'session.look-up')
    assert.deepEqual([lookUp?.may, lookUp?.roles, lookUp?.modules], [false, ['admin'], ['users']])
    await give('organizer', { module: 'users' })
    const after: Ability[] = (await (await house.as('admin')).get(`${PATH}/${await idOf('organizer')}`)).body.abilities
    const now = after.find(({ permission }) => permission === 'session.look-up')
    assert.deepEqual([now?.may, now?.roles, now?.modules], [true, [], ['users']])
    assert.equal((await (await house.as('organizer')).get('/api/session/people?search=mee')).status, 200)
  })

  test('people are found by name, address and role, and the counts tell who holds a role or a module', async () => {
    const admin = await house.as('admin')
    const found = async (query: string) =>
      (await admin.get(`${PATH}?${query}`)).body.items.map(({ name }: { name: string }) => name)
    assert.deepEqual(await found('search=ananya'), ['Ananya Iyer'])
    assert.deepEqual(await found('search=tpo-adm'), ['Fatima Sheikh'])
    assert.deepEqual(await found('search=%25'), [])
    const [, { counts: before }] = [await give('student', { module: 'blogs' }), (await admin.get(PATH)).body]
    // Who moderates holds no role by that, be it one thing or none in particular.
    await give('pro', { moderator: { type: 'hr', about: 'opportunity:3' } })
    const staff = (await admin.get(`${PATH}?show=staff`)).body.items as RightsPage['items']
    const shown = Object.fromEntries(staff.map(({ name, roles, modules }) => [name, [...roles, ...modules]]))
    assert.deepEqual([shown['Meera Nair'], shown['Fatima Sheikh']], [['blogs'], ['tpo-admin']])
    assert.deepEqual([shown['Kabir Anand'], shown['Rohan Deshpande']], [undefined, undefined])
    assert.deepEqual((await admin.get(PATH)).body.counts, before)
    assert.deepEqual(await found('show=ends'), [])
    await give('pro', { role: 'volunteer' }, { until: new Date(+NOW + 86_400_000).toISOString() })
    assert.deepEqual(await found('show=ends'), ['Kabir Anand'])
    assert.equal((await admin.get(PATH)).body.counts.ends, 1)
  })

  test('what is held is renewed with another end or reason, and said to be held when nothing would differ', async () => {
    const until = new Date(+NOW + 60_000).toISOString()
    const later = new Date(+NOW + 120_000).toISOString()
    for (const right of [
      { role: 'account-manager' },
      { module: 'courses' },
      { moderator: { type: 'hr', about: 'opportunity:3' } },
    ] as const) {
      assert.equal((await give('volunteer', right, { until })).status, 204)
      const again = await give('volunteer', right, { until })
      assert.deepEqual([again.status, again.body.code], [409, 'right-held'])
      assert.equal((await give('volunteer', right, { until: later })).status, 204)
      const path = `${PATH}/${await idOf('volunteer')}`
      const { grants, history } = (await (await house.as('admin')).get(path)).body
      const held = grants.find((each: { right: Right }) => JSON.stringify(each.right) === JSON.stringify(right))
      assert.deepEqual([held.until, history[0].what, history[0].until], [later, 'granted', later])
    }
  })

  test('a feature that gives a role once more leaves its end as it is', async () => {
    const until = new Date(+NOW + 60_000).toISOString()
    await give('pro', { role: 'organizer' }, { until })
    const [id, { grant }] = [await idOf('pro'), house.kernel.get(people)]
    await house.kernel.get(database).transact((tx) => grant(tx, id, 'organizer', undefined))
    const { grants } = (await (await house.as('admin')).get(`${PATH}/${id}`)).body
    const held = grants.find(({ right }: { right: { role?: string } }) => right.role === 'organizer')
    assert.equal(held.until, until)
  })

  test('what is given and does not count says what it waits for: a second factor, or the account', async () => {
    await signUp(house, 'new.admin@example.in')
    const id = (await house.kernel.get(people).findByEmail('new.admin@example.in'))?.id ?? 0
    const admin = await house.as('admin')
    await admin.post(`${PATH}/${id}/grant`, { right: { role: 'admin' }, reason })
    const grant = async () =>
      ((await admin.get(`${PATH}/${id}`)).body.abilities as Ability[]).find(
        (each) => each.permission === 'session.grant',
      )
    assert.deepEqual(await grant(), { ...(await grant()), may: false, roles: ['admin'], waitsFor: 'second-factor' })
    await admin.post(`${PATH}/${id}/disable`, { reason })
    assert.deepEqual(await grant(), { ...(await grant()), may: false, waitsFor: 'enabling' })
  })

  const MINUTE_ON = new Date(+NOW + 60_000)
  const manyRights = [
    { role: 'account-manager' },
    { module: 'blogs' },
    { moderator: { type: 'hr', about: 'opportunity:7' } },
  ] as const
  const giveAll = async (word: string, until: Date) => {
    for (const right of manyRights) assert.equal((await give(word, right, { until: until.toISOString() })).status, 204)
  }
  const heldBy = async (word: string): Promise<readonly { right: Right }[]> => {
    const { grants } = (await (await house.as('admin')).get(`${PATH}/${await idOf(word)}`)).body
    return grants.filter(({ right }: { right: Right }) =>
      manyRights.some((each) => JSON.stringify(each) === JSON.stringify(right)),
    )
  }
  /** The job, whose list is read by the time `before` the first end runs. */
  async function endGrants(before: () => Promise<void>) {
    const data = house.kernel.get(database)
    let isFirst = true
    const transact: typeof data.transact = async (work) => {
      const goesFirst = isFirst
      isFirst = false
      if (goesFirst) await before()
      return data.transact(work)
    }
    const job = endGrantsJob({ ...data, transact }, house.kernel.get(rights), house.kernel.get(log))
    return job.run({ now: MINUTE_ON, signal: new AbortController().signal, data: undefined })
  }

  test('an end that is put off while the job is at work is kept', async () => {
    await giveAll('tpo-faculty', MINUTE_ON)
    await endGrants(() => giveAll('tpo-faculty', new Date(+NOW + 120_000)))
    assert.equal((await heldBy('tpo-faculty')).length, 3)
  })

  test('a grant that cannot be ended keeps no other one, and is tried again', async () => {
    await giveAll('tpo-manager', MINUTE_ON)
    const fail = () => Promise.reject(new Error('The database is away'))
    assert.deepEqual(await endGrants(fail), { ended: 2, failed: 1 })
    assert.equal((await heldBy('tpo-manager')).length, 1)
    assert.deepEqual(await endGrants(async () => {}), { ended: 1, failed: 0 })
    assert.equal((await heldBy('tpo-manager')).length, 0)
  })

  test('of two admins who take the role from each other at once one stays', async () => {
    assert.equal((await give('recruiter', { role: 'admin' })).status, 204)
    const both = [await house.as('admin'), await house.as('recruiter')] as const
    const [own, others] = [await idOf('admin'), await idOf('recruiter')]
    const roles = () =>
      Promise.all(both.map(async (each) => (await each.get('/api/session/me')).body.userRole as readonly string[]))
    const countAdmins = async () => (await roles()).filter((each) => each.includes('admin')).length
    assert.equal(await countAdmins(), 2) // and both are let in, before either changes anything
    const revoke = (by: Caller, id: number) => by.post(`${PATH}/${id}/revoke`, { right: { role: 'admin' } })
    const replies = await Promise.all([revoke(both[0], others), revoke(both[1], own)])
    assert.equal(await countAdmins(), 1)
    const refused = replies.find(({ status }) => status !== 204)
    assert.ok(['last-admin', 'forbidden'].includes(refused?.body.code), JSON.stringify(refused?.body))
  })

  test.run()
})
