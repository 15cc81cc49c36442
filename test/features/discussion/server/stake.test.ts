import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { stakes } from '../../../../features/modules/contract'
import { bootDiscussion, type DiscussionHouse } from './house'

const test = suite('what moderators could not decide without discussions')
let house: DiscussionHouse
test.before(async () => {
  house = await bootDiscussion('embedded')
})
test.after(() => house?.dispose())

test('each open case counts once: held, or shown and reported, unless its question is gone', async () => {
  const stake = house.kernel.view(stakes).find(({ id }) => id === 'discussion.stake.cases')
  const [student, pro, mentor] = [await house.as('student'), await house.as('pro'), await house.as('mentor')]
  const admin = await house.as('admin')
  const counted = async () => {
    const { held, reported } = { held: 0, reported: 0, ...(await stake?.count(new Date())) }
    const { items } = (await admin.get('/api/discussion/cases?state=open')).body
    assert.equal(held + reported, items.length)
    return { held, reported }
  }
  const [intern, other] = [await house.discussed('Loom Intern'), await house.discussed('Reed Intern')]
  const { body: question } = await intern.ask(student, 'Who sells looms?')
  const { body: shown } = await house.answer(pro, question.id, 'I do, buy mine')
  for (const reporter of [mentor, student]) await house.report(reporter, shown.id)
  assert.deepEqual(await counted(), { held: 0, reported: 1 })
  const { body: many } = await other.ask(student, 'Buy my course on reeds')
  for (const word of ['pro', 'mentor', 'organizer']) await house.report(await house.as(word), many.id)
  assert.deepEqual(await counted(), { held: 1, reported: 1 })
  await house.answer(pro, question.id, 'Ask asha@looms.example')
  assert.deepEqual(await counted(), { held: 2, reported: 1 })
  assert.equal((await student.delete(`/api/discussion/posts/${question.id}`)).status, 204)
  assert.deepEqual(await counted(), { held: 1, reported: 0 })
})

test.run()
