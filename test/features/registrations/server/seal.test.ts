import assert from 'node:assert/strict'
import { createPublicKey, verify } from 'node:crypto'
import { suite } from 'uvu'
import { receiptHash } from '../../../../features/registrations/server/receipts'
import type { RegistrationsTables } from '../../../../features/registrations/server/tables'
import { eachDatabase } from '../../../support/database'
import { bootRegistrations, type RegistrationsHouse } from '../house'

eachDatabase((kind) => {
  const test = suite(`the seal on receipts, ${kind}`)
  let house: RegistrationsHouse
  test.before(async () => {
    house = await bootRegistrations(kind)
  })
  test.after(() => house.dispose())

  async function entered() {
    const student = await house.as('student')
    const { body } = await house.enter(student, await house.live())
    return { id: body.id as number, read: async () => (await student.get(`/api/registrations/${body.id}`)).body }
  }

  async function isSealed({ content, signature }: { content: string; signature: string }) {
    const { body } = await house.nobody.get('/api/registrations/seal-key')
    const key = createPublicKey({ key: Buffer.from(body.publicKey, 'base64'), format: 'der', type: 'spki' })
    return verify(null, Buffer.from(content), key, Buffer.from(signature, 'base64'))
  }

  test('every receipt bears the signature of the published key, and the same each time', async () => {
    const { read } = await entered()
    const receipt = await read()
    assert.ok(await isSealed(receipt))
    assert.ok(!(await isSealed({ ...receipt, content: receipt.content.replace('student@', 'somebody@') })))
    assert.equal((await read()).signature, receipt.signature)
  })

  test('nobody vouches for a row that is not what was registered', async () => {
    const { id, read } = await entered()
    const db = house.db.of<RegistrationsTables>()
    await db.updateTable('registrations.registration').set({ title: 'Another' }).where('id', '=', id).execute()
    assert.equal((await read()).signature, null)
  })

  test('what one agreed to is sealed: the version of the rules, each of them, and the organizer’s own words', async () => {
    const student = await house.as('student')
    const id = await house.live({
      eligibility: { passingOutTo: 2030, passingOutFrom: 2020, note: ' Bring a laptop. ' },
    })
    const { body } = await house.enter(student, id)
    const receipt = (await student.get(`/api/registrations/${body.id}`)).body
    const conditions = [{ fact: 'graduationYear', from: 2020, to: 2030 }]
    const terms = { version: 0, conditions, team: {}, note: 'Bring a laptop.' }
    const { seal, terms: sealed } = JSON.parse(receipt.content)
    assert.deepEqual([receipt.sealVersion, seal, sealed, receipt.terms.was], [2, 2, terms, terms])
    assert.ok(await isSealed(receipt))
    const db = house.db.of<RegistrationsTables>()
    await db
      .updateTable('registrations.registration')
      .set({ agreed_note: 'Bring a piano.' })
      .where('id', '=', body.id)
      .execute()
    assert.equal((await student.get(`/api/registrations/${body.id}`)).body.signature, null)
  })

  test('a receipt of before, without them, is signed as it was sealed, and the next one of the same person has them', async () => {
    const student = await house.as('student')
    const id = await house.live({ eligibility: { note: 'Bring a laptop.' } })
    const { body } = await house.enter(student, id)
    const read = async () => (await student.get(`/api/registrations/${body.id}`)).body
    const { seal: _, terms: __, ...before } = JSON.parse((await read()).content)
    const old = { seal_version: 1, agreed_note: null, receipt_hash: receiptHash(JSON.stringify(before)) }
    const db = house.db.of<RegistrationsTables>()
    await db.updateTable('registrations.registration').set(old).where('id', '=', body.id).execute()
    const receipt = await read()
    assert.deepEqual([receipt.content, receipt.sealVersion], [JSON.stringify(before), 1])
    assert.deepEqual(Object.keys(before), ['receipt', 'opportunity', 'title', 'person', 'registeredAt', 'answers'])
    assert.ok(await isSealed(receipt))
    await student.post(`/api/registrations/${body.id}/withdraw`, {})
    await house.enter(student, id)
    const again = await read()
    assert.deepEqual([again.sealVersion, JSON.parse(again.content).terms.note], [2, 'Bring a laptop.'])
    assert.ok(await isSealed(again))
  })

  test.run()
})
