import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { people } from '../../../../features/session/contract'
import { bootApi, type Caller, cookiesOf, type TestApi } from '../../../support/api'
import { eachDatabase } from '../../../support/database'

const PATH = '/api/session/support'
const PASSWORD = 'foothold-demo-1'
const reason = 'Ticket 48213: the upload fails'

eachDatabase((kind) => {
  const test = suite(`a visit for support ends with the sessions of its staff, ${kind}`)
  let house: TestApi
  test.before(async () => {
    house = await bootApi([], { kind })
  })
  test.after(() => house.dispose())

  const idOf = async (word: string) => (await house.kernel.get(people).findByEmail(`${word}@demo.test`))?.id ?? 0

  /** Somebody who was made an admin for this, in two browsers, and what the first of them sees of the other person. */
  async function visiting(staff: string, person: string) {
    const right = { right: { role: 'admin' }, reason: 'Stands in for a week' }
    const granted = await (await house.as('admin')).post(`/api/session/rights/${await idOf(staff)}/grant`, right)
    assert.equal(granted.status, 204, JSON.stringify(granted.body))
    const login = () => house.nobody.post('/api/session/login', { email: `${staff}@demo.test`, password: PASSWORD })
    const [own, elsewhere] = [house.withCookie(cookiesOf(await login())), house.withCookie(cookiesOf(await login()))]
    const { id } = (await own.post(PATH, { personId: await idOf(person), reason })).body
    assert.equal((await (await house.as(person)).post(`${PATH}/${id}/answer`, { allow: true })).status, 204)
    const began = await own.post(`${PATH}/${id}/begin`)
    assert.equal(began.status, 204, JSON.stringify(began.body))
    const cookie = cookiesOf(began)
      .split('; ')
      .filter((each) => !each.startsWith('foothold_staff='))
      .join('; ')
    const visit = house.withCookie(cookie)
    assert.equal((await visit.get('/api/session/me')).body.is_support, true)
    return { own, elsewhere, visit }
  }
  const isOver = async (visit: Caller) => (await visit.get('/api/session/me')).status === 401
  const ofMine = async (person: string) => (await (await house.as(person)).get(PATH)).body.ofMine

  test('with a logout, in whatever browser', async () => {
    const { elsewhere, visit } = await visiting('account-manager', 'student')
    assert.equal((await elsewhere.post('/api/session/logout')).status, 204)
    assert.deepEqual([await isOver(visit), await ofMine('student')], [true, []])
  })

  test('with logging out everywhere else', async () => {
    const { elsewhere, visit } = await visiting('volunteer', 'mentor')
    assert.equal((await elsewhere.post('/api/session/logout-devices', { mode: 'others' })).status, 204)
    assert.deepEqual([await isOver(visit), await ofMine('mentor')], [true, []])
  })

  test('with a new password', async () => {
    const { elsewhere, visit } = await visiting('intern', 'organizer')
    const changed = await elsewhere.post('/api/session/password', { password: 'plum lantern cobbler' })
    assert.equal(changed.status, 204, JSON.stringify(changed.body))
    assert.deepEqual([await isOver(visit), await ofMine('organizer')], [true, []])
  })

  test('and not with the logout of whom it visits', async () => {
    const { visit } = await visiting('tpo-manager', 'recruiter')
    assert.equal((await (await house.as('recruiter')).post('/api/session/logout')).status, 204)
    assert.equal(await isOver(visit), false)
  })

  test.run()
})
