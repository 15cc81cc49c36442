import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { personalRecords } from '../../../../features/data/contract'
import type { OpportunityContent } from '../../../../features/listings/contract'
import type { MyRegistration, Receipt } from '../../../../features/registrations/contract/wire'
import { insertVersion } from '../../../../features/rules/server/rule-set-queries'
import type { RulesTables } from '../../../../features/rules/server/tables'
import type { Caller } from '../../../support/api'
import { eachDatabase } from '../../../support/database'
import { filled, freshKey } from '../../registrations/house'
import { bootRules, NOW, type RulesHouse } from '../house'

const NOTE = 'Bring a laptop.'

eachDatabase((kind) => {
  const test = suite(`rules that changed after one registered, ${kind}`)
  let house: RulesHouse
  let student: Caller
  test.before(async () => {
    house = await bootRules(kind)
    student = await house.as('student')
  })
  test.after(() => house.dispose())
  test.before.each(() => house.setNow(NOW))

  async function entered(content: Partial<OpportunityContent> = { eligibility: { note: NOTE } }) {
    const id = await house.live(content)
    const { body, status } = await student.post('/api/registrations', { opportunityId: id, ...filled }, freshKey())
    assert.equal(status, 201, JSON.stringify(body))
    return { id, registration: body.id as number }
  }
  const change = (id: number, content: Partial<OpportunityContent>) =>
    house.db.transact(async (tx) => {
      const now = await house.service.find(id, tx)
      assert.ok(now)
      await house.service.update(tx, id, { ...now, ...content }, { version: now.version })
    })
  const addRules = (opportunityId: number, conditions: Parameters<typeof insertVersion>[1]['conditions']) =>
    insertVersion(house.db.of<RulesTables>(), { opportunityId, conditions, by: 1, at: NOW })
  const terms = async (registration: number) =>
    ((await student.get(`/api/registrations/${registration}`)).body as Receipt).terms
  const isMarked = async (registration: number) => {
    const { items } = (await student.get('/api/registrations/mine?limit=50')).body as { items: MyRegistration[] }
    return items.find(({ id }) => id === registration)?.hasNewTerms
  }

  test('the receipt holds what one agreed to, and beside it what others agree to once that is something else', async () => {
    const { id, registration } = await entered()
    const was = { version: 0, conditions: [], team: {}, note: NOTE }
    assert.deepEqual([await terms(registration), await isMarked(registration)], [{ was, now: null }, undefined])
    await addRules(id, [{ fact: 'cgpa', from: 7.5 }])
    await change(id, { eligibility: { passingOutFrom: 2026, note: 'Bring a charger.' } })
    const now = {
      ...{ version: 1, team: {}, note: 'Bring a charger.' },
      conditions: [
        { fact: 'graduationYear', from: 2026 },
        { fact: 'cgpa', from: 7.5 },
      ],
    }
    assert.deepEqual([await terms(registration), await isMarked(registration)], [{ was, now }, true])
    const exported = await house.kernel.get(personalRecords).export(await house.idOf('student'))
    assert.match(JSON.stringify(exported['registrations.registrations']), /"note":"Bring a laptop\."/)
  })

  test('what else is written anew, and the same rules told twice, are no change of them', async () => {
    const { id, registration } = await entered()
    await change(id, { title: 'Another title', eligibility: { note: ` ${NOTE} ` } })
    await addRules(id, [])
    assert.deepEqual([(await terms(registration))?.now, await isMarked(registration)], [null, undefined])
  })

  test('who was invited is told to nobody, and another one invited is no change', async () => {
    const { id, registration } = await entered({})
    await addRules(id, [{ fact: 'invited', anyOf: ['digest-of-one'] }])
    assert.deepEqual((await terms(registration))?.now?.conditions, [{ fact: 'invited', anyOf: [] }])
  })

  test('whoever withdrew, or whose opportunity was called off, is not asked to read what others agree to', async () => {
    const [left, off] = [await entered(), await entered()]
    for (const { id } of [left, off]) await change(id, { eligibility: { note: 'Bring a charger.' } })
    await student.post(`/api/registrations/${left.registration}/withdraw`, {})
    await house.db.transact((tx) => house.service.cancel(tx, off.id, 1, 'No room.'))
    for (const { registration } of [left, off])
      assert.deepEqual([(await terms(registration))?.now, await isMarked(registration)], [null, undefined])
    assert.equal((await terms(left.registration))?.was.note, NOTE, 'what was agreed to stays')
  })

  test('of what was agreed to before words were kept the rules alone are compared; where none were kept, nothing', async () => {
    const { id, registration } = await entered({ eligibility: { passingOutFrom: 2020, note: NOTE } })
    const db = house.db.of<{ 'registrations.registration': { id: number; agreed_note: string | null; rules: null } }>()
    const forget = (row: object) =>
      db.updateTable('registrations.registration').set(row).where('id', '=', registration).execute()
    await forget({ agreed_note: null })
    await change(id, { eligibility: { passingOutFrom: 2020, note: 'Bring a charger.' } })
    assert.equal((await terms(registration))?.now, null)
    await change(id, { eligibility: { passingOutFrom: 2021, note: 'Bring a charger.' } })
    assert.equal((await terms(registration))?.now?.note, null)
    await forget({ rules: null })
    assert.deepEqual([await terms(registration), await isMarked(registration)], [null, undefined])
  })

  test.run()
})
