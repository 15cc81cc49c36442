import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { eachDatabase } from '../../../support/database'
import { bootRegistrations, type RegistrationsHouse } from '../house'

const question = { id: 'q1', label: 'May we keep your drawings?', type: 'consent', required: false } as const

eachDatabase((kind) => {
  const test = suite(`registrations, what one agreed to, ${kind}`)
  let house: RegistrationsHouse
  test.before(async () => {
    house = await bootRegistrations(kind)
  })
  test.after(() => house?.dispose())

  test('each that stands says what was consented to in it; what was withdrawn is agreed to no more', async () => {
    const student = await house.as('student')
    const [asked, plain] = [await house.live({ questions: [question] }), await house.live()]
    assert.equal((await house.enter(student, asked, { answers: { q1: ['yes'] } })).status, 201)
    const { body } = await house.enter(student, plain)
    const agreed = async () =>
      (await student.get('/api/registrations/mine/agreed')).body.items as { id: number; consents: readonly string[] }[]
    assert.deepEqual(
      (await agreed()).map(({ consents }) => consents),
      [[], [question.label]],
    )
    await student.post(`/api/registrations/${body.id}/withdraw`, {})
    assert.deepEqual(
      (await agreed()).map(({ consents }) => consents),
      [[question.label]],
    )
    assert.deepEqual((await (await house.as('pro')).get('/api/registrations/mine/agreed')).body, { items: [] })
  })

  test.run()
})
