import assert from 'node:assert/strict'
import { createPublicKey, verify } from 'node:crypto'
import { suite } from 'uvu'
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

  test.run()
})
