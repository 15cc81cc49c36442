import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { audit, database, personalRecords } from '../../../../features/data/contract'
import type { SessionTables } from '../../../../features/session/server/tables'
import { bootApi, type Caller, type TestApi } from '../../../support/api'
import { eachDatabase } from '../../../support/database'
import { signUp } from '../house'

eachDatabase((kind) => {
  const test = suite(`erasing who had two accounts, ${kind}`)
  let api: TestApi
  test.before(async () => {
    api = await bootApi([], { kind })
  })
  test.after(() => api.dispose())

  const idOf = async (caller: Caller) => (await caller.get('/api/session/me')).body.id as number
  let people = 0
  async function two() {
    people += 1
    return { from: await signUp(api, `old${people}@example.in`), to: await signUp(api, `kept${people}@example.in`) }
  }
  async function propose(admin: Caller, from: Caller, to: Caller) {
    const pair = { from: await idOf(from), to: await idOf(to) }
    const asked = await admin.post('/api/session/merges', { ...pair, reason: 'Signed up twice by mistake' })
    assert.equal(asked.status, 201, JSON.stringify(asked.body))
    return asked.body.id as number
  }

  test('who is erased takes along what was written down about the accounts that became theirs', async () => {
    const admin = await api.as('admin')
    const { from, to } = await two()
    const [ended, keeps] = [await idOf(from), await idOf(to)]
    assert.equal((await admin.post(`/api/session/merges/${await propose(admin, from, to)}/confirm`)).status, 204)
    const told = async () =>
      (await api.kernel.get(audit).list({ about: `person:${ended}`, limit: 50 })).map((each) => each.detail)
    assert.ok((await told()).some((detail) => detail !== undefined))
    await api.kernel.get(personalRecords).erase(keeps)
    assert.deepEqual(
      (await told()).filter((detail) => detail !== undefined),
      [],
    )
  })

  test('who is erased leaves no name, address or key with the accounts that became theirs, one by way of another', async () => {
    const admin = await api.as('admin')
    const [first, next] = [await two(), await two()]
    const ids = await Promise.all([first.from, first.to, next.to].map(idOf))
    for (const [from, to] of [
      [first.from, first.to],
      [first.to, next.to],
    ] as const)
      assert.equal((await admin.post(`/api/session/merges/${await propose(admin, from, to)}/confirm`)).status, 204)
    const [, , kept = 0] = ids
    await api.kernel.get(personalRecords).erase(kept)
    const db = api.kernel.get(database).of<SessionTables>()
    const accounts = await db.selectFrom('session.account').select(['name', 'email']).where('id', 'in', ids).execute()
    assert.deepEqual(
      accounts.filter(({ name, email }) => name !== 'Deleted account' || !email.endsWith('@invalid')),
      [],
    )
    const keys = await db.selectFrom('session.credential').select('person_id').where('person_id', 'in', ids).execute()
    assert.deepEqual(keys, [])
  })

  test.run()
})
