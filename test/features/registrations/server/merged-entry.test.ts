import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { outbox, stateMachines } from '../../../../features/data/contract'
import { mergeInto } from '../../../../features/listings/server/merge/merge'
import { bootRegistrations } from '../house'

const test = suite('registrations of an entry that was merged')
let house: Awaited<ReturnType<typeof bootRegistrations>>
test.before(async () => {
  house = await bootRegistrations('embedded')
})
test.after(() => house?.dispose())

test('who has withdrawn reads when the one that is left closes, and a receipt that still proves what it did', async () => {
  const student = await house.as('student')
  const [from, into] = [await house.live(), await house.live({ city: 'Kochi' })]
  const { body } = await house.enter(student, from)
  assert.equal((await student.post(`/api/registrations/${body.id}/withdraw`, {})).status, 200)
  const receipt = async () => (await student.get(`/api/registrations/${body.id}`)).body
  const before = await receipt()
  const [machines, events] = [house.kernel.get(stateMachines), house.kernel.get(outbox)]
  await mergeInto({ database: house.db, machines, outbox: events }, from, into)
  const after = await receipt()
  assert.deepEqual([after.dates.isOpen, after.dates.city], [true, 'Kochi'])
  assert.deepEqual([after.hash, after.content], [before.hash, before.content])
})

test.run()
