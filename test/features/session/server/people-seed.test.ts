import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { database } from '../../../../features/data/contract'
import { makePerson } from '../../../../features/session/server/seed/make-person'
import { peopleSeed } from '../../../../features/session/server/seed/people-seed'
import type { SessionTables } from '../../../../features/session/server/tables'
import { bootApi, type TestApi } from '../../../support/api'
import { eachDatabase } from '../../../support/database'

const people = suite('demo people')
const now = new Date('2026-11-21T06:30:00Z')

/** The same numbers at every call. */
function chance() {
  let state = 7
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 4_294_967_296
  }
}

people('the same chance makes the same thousand people, each with an address of their own', () => {
  const thousand = () => {
    const random = chance()
    return Array.from({ length: 1000 }, (_, at) => makePerson(at + 1, { random, now }))
  }
  const made = thousand()
  assert.deepEqual(thousand(), made)
  assert.equal(new Set(made.map(({ account }) => account.email)).size, 1000)
  for (const { account } of made) assert.match(account.email, /^[a-z]+\.[a-z]+\.\d+@people\.test$/)
  assert.ok(new Set(made.map(({ account }) => account.name)).size > 500)
  assert.ok(made.every(({ account }) => (account.created_at ?? now) <= now))
})

people.run()

eachDatabase((kind) => {
  const test = suite(`demo people, ${kind}`)
  let api: TestApi
  test.before(async () => {
    api = await bootApi([], { kind })
  })
  test.after(() => api.dispose())

  const db = () => api.kernel.get(database).of<SessionTables>()
  const fill = (size: number) => peopleSeed(api.kernel.get(database)).run({ now, size, random: chance() })
  const seeded = () =>
    db()
      .selectFrom('session.account as account')
      .leftJoin('session.credential as credential', 'credential.person_id', 'account.id')
      .select(['account.id', 'account.email', 'credential.hash'])
      .where('email', 'like', '%@people.test')
      .execute()

  test('an interrupted fill goes on: nobody is made twice, nobody is missing', async () => {
    await fill(300)
    const first = await seeded()
    assert.equal(first.length, 100)
    await fill(3000)
    const all = await seeded()
    assert.equal(all.length, 1000)
    const roles = await db().selectFrom('session.role_grant').select('person_id').execute()
    const withRole = all.filter(({ id }) => roles.some(({ person_id }) => person_id === id))
    assert.ok(withRole.length > 40 && withRole.length < 150, `${withRole.length} have a role`)
  })

  test('nobody can sign in as one of them', async () => {
    const all = await seeded()
    assert.ok(all.every(({ hash }) => hash === null))
    const reply = await api.nobody.post('/api/session/login', { email: all[0]?.email, password: 'foothold-demo-1' })
    assert.equal(reply.body.code, 'wrong-credentials')
  })

  test('they come with the demo data of the house', async () => {
    const known = await db()
      .withTables<{ 'data.seed': { id: string } }>()
      .selectFrom('data.seed')
      .select('id')
      .execute()
    assert.ok(known.some(({ id }) => id === 'session.people'))
  })

  test.run()
})
