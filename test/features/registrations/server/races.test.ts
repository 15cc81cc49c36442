import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { eachDatabase } from '../../../support/database'
import { bootRegistrations, filled, LATER, NOW, type RegistrationsHouse } from '../house'

const people = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: 5000 + index, email: `entrant-${index}@demo.test` }))

eachDatabase((kind) => {
  const test = suite(`registering at once, ${kind}`)
  let house: RegistrationsHouse
  test.before(async () => {
    house = await bootRegistrations(kind)
  })
  test.after(() => house.dispose())
  test.before.each(() => house.setNow(NOW))

  const enterAll = (opportunityId: number, entrants: readonly { id: number; email: string }[]) =>
    Promise.allSettled(
      entrants.map((person) =>
        house.register({ opportunityId, ...filled, answers: {} }, person, 'en', { admit: async () => {} }),
      ),
    )
  const codes = (outcomes: readonly PromiseSettledResult<unknown>[]) =>
    outcomes.flatMap((each) => (each.status === 'rejected' ? [String(each.reason.code)] : []))

  test('fifty on five seats: five are in, forty-five are told that no seat is left', async () => {
    const id = await house.live({ seats: 5 })
    const refused = codes(await enterAll(id, people(50)))
    assert.deepEqual([refused.length, new Set(refused)], [45, new Set(['no-seat-left'])])
    assert.equal(await house.seatsTaken(id), 5)
    const { body } = await (await house.as('organizer')).get(`/api/registrations/of/${id}`)
    assert.deepEqual(body.counts, { registered: 5, withdrawn: 0 })
  })

  test('one person from ten tabs is in once and takes one seat', async () => {
    const id = await house.live({ seats: 5 })
    const [person] = people(1)
    assert.ok(person)
    const refused = codes(
      await enterAll(
        id,
        Array.from({ length: 10 }, () => person),
      ),
    )
    assert.deepEqual([refused.length, new Set(refused)], [9, new Set(['already-registered'])])
    assert.equal(await house.seatsTaken(id), 1)
  })

  test('closing waits for those who are in time and keeps out the rest', async () => {
    const id = await house.live({ closesAt: LATER })
    const closing = house.db.transact((tx) => house.service.close(tx, id, undefined, 'time is up'))
    const [entered] = await Promise.all([enterAll(id, people(20)), closing])
    const refused = codes(entered)
    assert.ok(refused.every((code) => code === 'registration-closed'))
    assert.equal(await house.seatsTaken(id), 20 - refused.length)
    assert.deepEqual(codes(await enterAll(id, [{ id: 6000, email: 'late@demo.test' }])), ['registration-closed'])
  })

  test.run()
})
