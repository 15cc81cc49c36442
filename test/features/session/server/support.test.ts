import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { suite } from 'uvu'
import { database, personalRecords, type Tx } from '../../../../features/data/contract'
import { people } from '../../../../features/session/contract'
import type { SupportVisit } from '../../../../features/session/contract/wire-support'
import { bootApi, cookiesOf, type Reply, type TestApi } from '../../../support/api'
import { eachDatabase } from '../../../support/database'
import { until } from '../../../support/waiting'

const NOW = new Date('2026-11-21T10:00:00.000Z')
const MINUTE_MS = 60_000
const PATH = '/api/session/support'
const reason = 'Ticket 48213: the upload fails'

eachDatabase((kind) => {
  const test = suite(`support sees an account, ${kind}`)
  let house: TestApi
  test.before(async () => {
    house = await bootApi([], { kind, now: NOW })
  })
  test.before.each(() => house.setNow(NOW))
  test.after(() => house.dispose())

  const idOf = async (word: string) => (await house.kernel.get(people).findByEmail(`${word}@demo.test`))?.id ?? 0
  const mine = async (word: string): Promise<readonly SupportVisit[]> =>
    (await (await house.as(word)).get(PATH)).body.ofMine

  /** Asked by the admin and answered by the person; the visit's id. */
  async function agreed(word: string, allow = true): Promise<number> {
    const asked = await (await house.as('admin')).post(PATH, { personId: await idOf(word), reason })
    assert.equal(asked.status, 201, JSON.stringify(asked.body))
    const answered = await (await house.as(word)).post(`${PATH}/${asked.body.id}/answer`, { allow })
    assert.equal(answered.status, 204)
    return asked.body.id
  }

  /** The admin's browser after it went in: the person's session, and its own for the way back. */
  async function goneIn(word: string) {
    const login = await house.nobody.post('/api/session/login', {
      email: 'admin@demo.test',
      password: 'foothold-demo-1',
    })
    const own = cookiesOf(login)
    const began = await house.withCookie(own).post(`${PATH}/${await agreed(word)}/begin`)
    assert.equal(began.status, 204)
    return { own, cookies: cookiesOf(began) }
  }

  test('without a yes nobody comes in, and the person is told who asks and why', async () => {
    const admin = await house.as('admin')
    const { body } = await admin.post(PATH, { personId: await idOf('student'), reason })
    const [asked] = await mine('student')
    assert.deepEqual([asked?.name, asked?.reason, asked?.state], ['Asha Pillai', reason, 'asked'])
    assert.equal((await admin.post(`${PATH}/${body.id}/begin`)).status, 404)
    assert.equal((await (await house.as('mentor')).post(`${PATH}/${body.id}/answer`, { allow: true })).status, 404)
    await (await house.as('student')).post(`${PATH}/${body.id}/answer`, { allow: false })
    assert.equal((await admin.post(`${PATH}/${body.id}/begin`)).status, 404)
    assert.deepEqual(await mine('student'), [])
  })

  test('the visit sees what its person sees, changes nothing, and every look is in the person’s own data', async () => {
    const { cookies } = await goneIn('mentor')
    const visit = house.withCookie(cookies)
    const me = await visit.get('/api/session/me')
    assert.deepEqual([me.body.email, me.body.is_support], ['mentor@demo.test', true])
    const change = await visit.post('/api/session/accounts/switch', { id: 1 })
    assert.deepEqual([change.status, change.body.code], [403, 'support-session'])
    assert.equal((await visit.post('/api/user/verify-password', { password: 'x' })).status, 403)
    const seen = await until('the look is written down', async () => {
      const all = await house.kernel.get(personalRecords).export(await idOf('mentor'))
      const rows = all['session.support']?.['seenBySupport'] as readonly { opened: string; by: string }[]
      return rows.some(({ opened }) => opened === '/api/session/me') && rows
    })
    assert.ok(seen.every(({ by }) => by === 'Asha Pillai'))
  })

  test('what support did stands in the person’s own log: who asked why, and what was opened; rights that were given, too', async () => {
    const { cookies } = await goneIn('intern')
    const visit = house.withCookie(cookies)
    assert.equal((await visit.get('/api/session/me')).status, 200)
    const events = await until('the look is written down', async () => {
      const all = (await (await house.as('intern')).get('/api/session/sign-in-events')).body.events
      return all.some(({ what }: { what: string }) => what === 'support-seen') && all
    })
    const told = events.map(({ what, name }: { what: string; name: string | null }) => [what, name])
    for (const each of [
      ['support-asked', reason],
      ['support-seen', '/api/session/me'],
    ])
      assert.ok(
        told.some((one: string[]) => one.join() === each.join()),
        JSON.stringify(told),
      )
    const whats = told.map(([what]: string[]) => what)
    assert.ok(whats.includes('support-allowed') && whats.includes('support-began'))
    const given = await (await house.as('admin')).post(`/api/session/rights/${await idOf('intern')}/grant`, {
      right: { module: 'tpoPanel' },
      reason: 'Writes for us',
    })
    assert.equal(given.status, 204, JSON.stringify(given.body))
    const [latest] = (await (await house.as('intern')).get('/api/session/sign-in-events')).body.events
    assert.deepEqual([latest.what, latest.name], ['right-granted', 'tpoPanel'])
  })

  test('stopping leads back to one’s own session; the visit’s is worth nothing any more', async () => {
    const { cookies } = await goneIn('organizer')
    const stopped = await house.withCookie(cookies).post(`${PATH}/stop`)
    assert.equal(stopped.status, 204)
    assert.equal((await house.withCookie(cookiesOf(stopped)).get('/api/session/me')).body.email, 'admin@demo.test')
    const visitOnly = cookies
      .split('; ')
      .filter((each) => !each.includes('_staff'))
      .join('; ')
    assert.equal((await house.withCookie(visitOnly).get('/api/session/me')).status, 401)
  })

  test('twenty minutes, or the person’s no, end it; whoever visited is who they are again', async () => {
    const { cookies } = await goneIn('recruiter')
    const visit = house.withCookie(cookies)
    assert.equal((await visit.get('/api/session/me')).body.email, 'recruiter@demo.test')
    const [going] = await mine('recruiter')
    await (await house.as('recruiter')).post(`${PATH}/${going?.id}/answer`, { allow: false })
    assert.equal((await visit.get('/api/session/me')).body.email, 'admin@demo.test')
    const second = house.withCookie((await goneIn('evaluator')).cookies)
    assert.equal((await second.get('/api/session/me')).body.email, 'evaluator@demo.test')
    house.setNow(new Date(+NOW + 20 * MINUTE_MS))
    await until('the time is over', async () => (await second.get('/api/session/me')).body.email === 'admin@demo.test')
  })

  test('a visit ends with the right to it, in the middle, and whoever visited is who they are', async () => {
    const staff = await house.as('account-manager')
    const staffId = await idOf('account-manager')
    const change = async (what: 'grant' | 'revoke') =>
      (await house.as('admin')).post(`/api/session/rights/${staffId}/${what}`, {
        right: { role: 'admin' },
        reason: 'Stands in for a week',
      })
    assert.equal((await change('grant')).status, 204)
    const { id } = (await staff.post(PATH, { personId: await idOf('college-admin'), reason })).body
    await (await house.as('college-admin')).post(`${PATH}/${id}/answer`, { allow: true })
    const login = { email: 'account-manager@demo.test', password: 'foothold-demo-1' }
    const own = house.withCookie(cookiesOf(await house.nobody.post('/api/session/login', login)))
    const began = await own.post(`${PATH}/${id}/begin`)
    assert.deepEqual(await visitOf(began), ['college-admin@demo.test', true])
    assert.equal((await change('revoke')).status, 204)
    assert.equal(await visitOf(began), undefined)
  })

  test('a session of a visit is never the person’s own, and whoever signs in after it leaves no way back', async () => {
    const { cookies } = await goneIn('tpo-manager')
    const visit = house.withCookie(cookies)
    await house.kernel
      .get(database)
      .of<{ 'session.support': { state: string } }>()
      .updateTable('session.support')
      .set({ state: 'ended' })
      .execute()
    house.setNow(new Date(+NOW + 3 * MINUTE_MS))
    await until('it is read anew', async () => (await visit.get('/api/session/me')).body.is_support === true)
    const staffOnly = house.withCookie(cookies.split('; ').find((each) => each.startsWith('foothold_staff=')) ?? '')
    const login = await staffOnly.post('/api/session/login', { email: 'pro@demo.test', password: 'foothold-demo-1' })
    const left = [login, await visit.post('/api/session/logout')]
    for (const { status, headers } of left) {
      assert.ok(status < 300, String(status))
      assert.ok(headers.getSetCookie().some((line) => line.startsWith('foothold_staff=;')))
    }
  })

  /** Who a browser is that has nothing but the visit's session: undefined when that is over. */
  async function visitOf(began: Reply) {
    const own = cookiesOf(began)
      .split('; ')
      .filter((each) => !each.startsWith('foothold_staff='))
      .join('; ')
    const { body } = await house.withCookie(own).get('/api/session/me')
    return body.email && [body.email, body.is_support]
  }

  test('of two visits that begin at once one goes on, and neither is the person’s own session', async () => {
    const begin = `${PATH}/${await agreed('volunteer')}/begin`
    const admin = await house.as('admin')
    const both = await Promise.all([admin.post(begin), admin.post(begin)])
    const going = (await Promise.all(both.map(visitOf))).filter(Boolean)
    assert.deepEqual(going, [['volunteer@demo.test', true]])
  })

  test('a no while a visit begins leaves no session in the account', async () => {
    const id = await agreed('placecom')
    const [admin, person] = [await house.as('admin'), await house.as('placecom')]
    const [began, refused] = await Promise.all([
      admin.post(`${PATH}/${id}/begin`),
      person.post(`${PATH}/${id}/answer`, { allow: false }),
    ])
    assert.equal(refused.status, 204)
    assert.ok([204, 404].includes(began.status), String(began.status))
    assert.equal(await visitOf(began), undefined)
    assert.deepEqual(await mine('placecom'), [])
  })

  test('only who may asks, once at a time, and not for their own account', async () => {
    const admin = await house.as('admin')
    const personId = await idOf('pro')
    assert.equal((await (await house.as('organizer')).post(PATH, { personId, reason })).status, 403)
    assert.equal((await admin.post(PATH, { personId: await idOf('admin'), reason })).status, 422)
    assert.equal((await admin.post(PATH, { personId, reason: ' ' })).status, 422)
    assert.equal((await admin.post(PATH, { personId, reason })).status, 201)
    const again = await admin.post(PATH, { personId, reason })
    assert.deepEqual([again.status, again.body.code], [409, 'support-open'])
    house.setNow(new Date(+NOW + 15 * MINUTE_MS))
    assert.equal((await admin.post(PATH, { personId, reason })).status, 201, 'a question that nobody answered is over')
  })

  // The embedded database has one transaction at a time.
  if (kind === 'postgres')
    test('a visit that begins while its staff are being disabled ends with them', async () => {
      const db = house.kernel.get(database)
      const login = { email: 'admin@demo.test', password: 'foothold-demo-1' }
      const own = house.withCookie(cookiesOf(await house.nobody.post('/api/session/login', login)))
      const [staff, other] = [await idOf('admin'), await idOf('tpo-faculty')]
      await db.transact((tx) => house.kernel.get(people).grant(tx, other, 'admin', undefined))
      const boss = await house.as('tpo-faculty')
      const id = await agreed('placecom')
      const waiting = (tx: Tx, count: number) =>
        until(`${count} wait for the visit`, async () => {
          const { rows } = await sql`select from pg_locks where locktype = 'tuple'
            and database = (select oid from pg_database where datname = current_database())
            and relation = 'session.support'::regclass`.execute(db.on(tx))
          return rows.length >= count
        })
      const [began, disabled] = await db
        .transact(async (tx) => {
          await sql`select from session.support where id = ${id} for update`.execute(db.on(tx))
          const begins = own.post(`${PATH}/${id}/begin`)
          await waiting(tx, 1)
          const disables = boss.post(`/api/session/rights/${staff}/disable`, { reason })
          await waiting(tx, 2)
          return [begins, disables] as const
        })
        .then((both) => Promise.all(both))
      assert.deepEqual([began.status, disabled.status], [204, 204])
      assert.equal((await house.withCookie(cookiesOf(began)).get('/api/session/me')).status, 401)
    })

  test.run()
})
