import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { type Caller, cookiesOf } from '../../../support/api'
import { eachDatabase } from '../../../support/database'
import { bootRegistrations, type RegistrationsHouse } from '../house'
import { everyType } from '../questions'

const PATH = '/api/session/support'
const [WHOLE, COVERED] = ['+919876543210', '+9198••• ••210']

eachDatabase((kind) => {
  const test = suite(`what a visit for support is not shown of registrations, ${kind}`)
  let house: RegistrationsHouse
  test.before(async () => {
    house = await bootRegistrations(kind)
  })
  test.after(() => house.dispose())

  /** The admin's browser, once the person has agreed. */
  async function visit(word: string) {
    const admin = await house.as('admin')
    const { id } = (await admin.post(PATH, { personId: await house.idOf(word), reason: 'Ticket 48213' })).body
    assert.equal((await (await house.as(word)).post(`${PATH}/${id}/answer`, { allow: true })).status, 204)
    return house.withCookie(cookiesOf(await admin.post(`${PATH}/${id}/begin`)))
  }

  async function entered() {
    const id = await house.live({ questions: [{ ...everyType.phone, required: false }, everyType.text] })
    const answers = { [everyType.phone.id]: ['98765 43210'], [everyType.text.id]: ['yes'] }
    const { body } = await house.enter(await house.as('student'), id, { answers })
    return { id, list: `/api/registrations/of/${id}`, receipt: `/api/registrations/${body.id}` }
  }

  const numbersIn = ({ answers }: { answers: { phone: string; questions: { values: string[] }[] } }) => [
    answers.phone,
    ...answers.questions.map(({ values }) => values[0]),
  ]

  test('phone numbers of who registered: their middle is covered, where the organizer reads them whole', async () => {
    const { list, id } = await entered()
    await house.enter(await house.as('pro'), id, { phone: '', answers: { [everyType.text.id]: ['yes'] } })
    const [own, visiting] = [await house.as('organizer'), await visit('organizer')]
    const read = async (as: Caller) => (await as.get(list)).body.items.map(numbersIn)
    const without = ['', undefined, 'yes']
    assert.deepEqual(await read(own), [without, [WHOLE, WHOLE, 'yes']])
    assert.deepEqual(await read(visiting), [without, [COVERED, COVERED, 'yes']])
  })

  test('the own number on a receipt, which is no receipt then: nobody vouches for it', async () => {
    const { receipt } = await entered()
    const [own, seen] = [await house.as('student'), (await (await visit('student')).get(receipt)).body]
    assert.deepEqual(numbersIn((await own.get(receipt)).body), [WHOLE, WHOLE, 'yes'])
    assert.deepEqual(numbersIn(seen), [COVERED, COVERED, 'yes'])
    assert.deepEqual([seen.content.includes(WHOLE), seen.signature], [false, null])
  })

  test.run()
})
