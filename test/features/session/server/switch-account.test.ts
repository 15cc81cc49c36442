import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { audit, personalRecords } from '../../../../features/data/contract'
import { people } from '../../../../features/session/contract'
import { demoAccounts } from '../../../../features/session/contract/demo-accounts'
import { bootApi, type TestApi } from '../../../support/api'
import { eachDatabase } from '../../../support/database'

eachDatabase((kind) => {
  const test = suite(`switching accounts, ${kind}`)
  let house: TestApi
  test.before(async () => {
    house = await bootApi([], { kind })
  })
  test.after(() => house.dispose())

  const PATH = '/api/session/accounts'
  const named = async (name: string) => {
    const { accounts } = (await (await house.as('organizer')).get(PATH)).body
    return accounts.find(({ account_name }: { account_name: string }) => account_name === name)
  }

  test('the demo organizer has three, one disabled, in the names of the spec; nobody else has any', async () => {
    const { accounts, chosen } = (await (await house.as('organizer')).get(PATH)).body
    assert.deepEqual(Object.keys(accounts[0]).sort(), ['account_name', 'active', 'id', 'type'])
    assert.deepEqual(
      accounts.map(({ active }: { active: number }) => active),
      [1, 1, 0],
    )
    assert.ok(accounts.every(({ type }: { type: string }) => type.startsWith('account-')))
    assert.equal(chosen, accounts[0].id)
    for (const { word } of demoAccounts.filter(({ word }) => word !== 'organizer'))
      assert.deepEqual((await (await house.as(word)).get(PATH)).body, { accounts: [], chosen: null }, word)
    assert.equal((await house.nobody.get(PATH)).status, 401)
  })

  test('a choice holds for this session', async () => {
    const organizer = await house.as('organizer')
    const { id } = await named('Neel Media')
    assert.equal((await organizer.post(`${PATH}/switch`, { id })).status, 204)
    assert.equal((await organizer.get(PATH)).body.chosen, id)
  })

  test('a disabled one is refused in the words of the spec, and nothing changes', async () => {
    const organizer = await house.as('organizer')
    const before = (await organizer.get(PATH)).body.chosen
    const { id } = await named('Vistaar Hiring')
    const { status, body } = await organizer.post(`${PATH}/switch`, { id })
    assert.deepEqual(
      [status, body.code, body.detail],
      [403, 'account-disabled', 'Account is disabled, Please contact to account owner.'],
    )
    assert.equal((await organizer.get(PATH)).body.chosen, before)
  })

  test('staff disable one and say why: nobody acts for it, and its people read the reason, until it is opened again', async () => {
    const [organizer, admin] = [await house.as('organizer'), await house.as('admin')]
    const { id } = await named('Neel Media')
    await organizer.post(`${PATH}/switch`, { id })
    const reason = 'Its licence has ended'
    assert.equal((await organizer.post(`${PATH}/${id}/disable`, { reason })).status, 403)
    assert.equal((await admin.post(`${PATH}/${id}/disable`, { reason: '' })).status, 422)
    assert.equal((await admin.post(`${PATH}/${id}/disable`, { reason })).status, 204)
    const off = await named('Neel Media')
    assert.deepEqual([off.active, off.reason], [0, reason])
    assert.notEqual((await organizer.get(PATH)).body.chosen, id)
    assert.equal((await organizer.post(`${PATH}/switch`, { id })).body.code, 'account-disabled')
    const person = (await house.kernel.get(people).findByEmail('organizer@demo.test'))?.id
    const { actsFor } = (await admin.get(`/api/session/rights/${person}`)).body
    assert.ok(actsFor.some((each: { id: number; reason: string }) => each.id === id && each.reason === reason))
    for (const other of ['Its owner asked for it', 'Its owner asked for it'])
      assert.equal((await admin.post(`${PATH}/${id}/disable`, { reason: other })).status, 204)
    assert.equal((await named('Neel Media')).reason, 'Its owner asked for it')
    const kept = await house.kernel.get(audit).list({ actionPrefix: 'session.switchable-disabled', limit: 5 })
    assert.deepEqual(
      kept.map(({ detail }) => detail),
      [{ reason: 'Its owner asked for it' }, { reason }],
    )
    assert.equal((await admin.post(`${PATH}/${id}/enable`)).status, 204)
    assert.deepEqual([(await named('Neel Media')).active, (await organizer.get(PATH)).body.chosen], [1, id])
    assert.equal((await admin.post(`${PATH}/999999/disable`, { reason })).status, 404)
  })

  test("another's account is not there to be chosen", async () => {
    const { id } = await named('CodeChamp Labs')
    assert.equal((await (await house.as('admin')).post(`${PATH}/switch`, { id })).status, 404)
    assert.equal((await house.nobody.post(`${PATH}/switch`, { id })).status, 401)
  })

  test('whose accounts one acts for is handed out on request, and ends with the account', async () => {
    const records = house.kernel.get(personalRecords)
    const id = (await house.kernel.get(people).findByEmail('organizer@demo.test'))?.id ?? 0
    assert.match(JSON.stringify((await records.export(id))['session.account']), /"actsFor":\[\{"name":"CodeChamp Labs"/)
    await records.erase(id)
    assert.deepEqual((await records.export(id))['session.account']?.['actsFor'], [])
  })

  test.run()
})
