import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { people } from '../../../../features/session/contract'
import { bootApi, cookiesOf, type TestApi } from '../../../support/api'
import { eachDatabase } from '../../../support/database'

const PATH = '/api/session/support'
const PHONE = '+919876543210'
const reason = 'Ticket 48213: the upload fails'

eachDatabase((kind) => {
  const test = suite(`what a visit for support is not shown, ${kind}`)
  let house: TestApi
  test.before(async () => {
    house = await bootApi([], { kind })
  })
  test.after(() => house.dispose())

  /** The admin's browser, once the person has agreed. */
  async function visit(word: string) {
    const personId = (await house.kernel.get(people).findByEmail(`${word}@demo.test`))?.id
    const admin = await house.as('admin')
    const { id } = (await admin.post(PATH, { personId, reason })).body
    assert.equal((await (await house.as(word)).post(`${PATH}/${id}/answer`, { allow: true })).status, 204)
    return house.withCookie(cookiesOf(await admin.post(`${PATH}/${id}/begin`)))
  }

  test('a phone number, which is shown to nobody: its middle is covered, wherever its person finds it whole', async () => {
    const person = await house.as('student')
    assert.equal((await person.put('/api/session/phone', { phone: PHONE })).status, 204)
    const visiting = await visit('student')
    for (const path of ['/api/session/settings/account', '/api/session/sign-up']) {
      assert.equal((await person.get(path)).body.phone, PHONE, path)
      assert.equal((await visiting.get(path)).body.phone, '+9198••• ••210', path)
    }
  })

  test('whether there is a phone number it is shown', async () => {
    assert.equal((await (await visit('mentor')).get('/api/session/settings/account')).body.phone, null)
  })

  test.run()
})
