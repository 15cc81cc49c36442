import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { suite } from 'uvu'
import type { Condition } from '../../../../features/rules/contract'
import { todayOf } from '../../../../features/rules/contract'
import { compile } from '../../../../features/rules/server/compile'
import { invitationOf } from '../../../../features/rules/server/read-facts'
import type { Caller } from '../../../support/api'
import { eachDatabase } from '../../../support/database'
import { until } from '../../../support/waiting'
import { filled, freshKey } from '../../registrations/house'
import { addAddress, signUp, signUpProved } from '../../session/house'
import { bootRules, NOW, type RulesHouse } from '../house'

eachDatabase((kind) => {
  const test = suite(`invited at any address of theirs, ${kind}`)
  let house: RulesHouse
  test.before(async () => {
    house = await bootRules(kind)
  })
  test.after(() => house?.dispose())

  const inviting = (email: string): readonly Condition[] => [{ fact: 'invited', anyOf: [email] }]

  /** By invitation alone, and one that all may see; lists know of the latter. */
  async function publish(email: string) {
    const hidden = await house.published(inviting(email), { visibility: 'invited' })
    const open = await house.published(inviting(email))
    await house.listed(open)
    return { hidden, open }
  }

  async function told(caller: Caller, { hidden, open }: { readonly hidden: number; readonly open: number }) {
    const page = await caller.get(`/api/listings/opportunities/${hidden}`)
    const verdict = (await caller.get(`/api/rules/of/${open}/own`)).body.verdict as string
    const { items } = (await caller.get('/api/listings/own/search?eligible=yes&limit=50')).body
    return { page: page.status, verdict, isListed: items.some(({ id }: { readonly id: number }) => id === open) }
  }
  const enter = async (caller: Caller, opportunityId: number) =>
    (await caller.post('/api/registrations', { opportunityId, ...filled }, freshKey())).status

  /** The row that the database counts by says the same, once it has heard. */
  const counted = (personId: number, email: string, expected: boolean) =>
    until(`the row of ${personId} says ${expected} of ${email}`, async () => {
      const rules: readonly Condition[] = [{ fact: 'invited', anyOf: [invitationOf(email)] }]
      const { rows } = await sql<{ is: boolean | null }>`
        select ${compile(rules, todayOf(NOW))} as is from rules.person where person_id = ${personId}`.execute(
        house.db.of(),
      )
      return rows[0]?.is === expected
    })
  const idOf = async (caller: Caller) => (await caller.get('/api/session/me')).body.id as number

  test('a proved address beside the main one counts while it is theirs: page, list, count and registration', async () => {
    const [ids, other] = [await publish('College@example.in'), await publish('college@example.in')]
    const person = await signUpProved(house, 'main@example.in')
    assert.deepEqual(await told(person, ids), { page: 403, verdict: 'not-met', isListed: false })
    assert.equal(await enter(person, ids.hidden), 403)

    assert.equal((await addAddress(house, person, 'college@example.in')).status, 201)
    assert.deepEqual(await told(person, ids), { page: 200, verdict: 'met', isListed: true })
    await counted(await idOf(person), 'college@example.in', true)
    for (const id of [ids.hidden, ids.open]) assert.equal(await enter(person, id), 201)

    const besideMain = async () => {
      const { addresses } = (await person.get('/api/session/settings/account')).body
      return `/api/session/addresses/${addresses[0].id}`
    }
    assert.equal((await person.post(`${await besideMain()}/main`)).status, 204)
    assert.deepEqual(await told(person, other), { page: 200, verdict: 'met', isListed: true })

    assert.equal((await person.post(`${await besideMain()}/main`)).status, 204)
    assert.equal((await person.delete(await besideMain())).status, 204)
    assert.deepEqual(await told(person, other), { page: 403, verdict: 'not-met', isListed: false })
    await counted(await idOf(person), 'college@example.in', false)
    for (const id of [other.hidden, other.open]) assert.equal(await enter(person, id), 403)
  })

  test('an address that is not proved invites nobody, until it is', async () => {
    const ids = await publish('unproved@example.in')
    const person = await signUp(house, 'unproved@example.in')
    assert.deepEqual(await told(person, ids), { page: 403, verdict: 'not-met', isListed: false })
    await counted(await idOf(person), 'unproved@example.in', false)
    const wanted = await publish('wanted@example.in')
    const proved = await signUpProved(house, 'proved@example.in')
    assert.equal((await proved.post('/api/session/addresses', { email: 'wanted@example.in' })).status, 202)
    assert.deepEqual(await told(proved, wanted), { page: 403, verdict: 'not-met', isListed: false })
    await counted(await idOf(proved), 'proved@example.in', true)
  })

  test.run()
})
