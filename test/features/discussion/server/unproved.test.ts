import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { eachDatabase } from '../../../support/database'
import { signUp } from '../../session/house'
import { bootDiscussion, type DiscussionHouse } from './house'

eachDatabase((kind) => {
  const test = suite(`discussion, addresses that nobody proved, ${kind}`)
  let house: DiscussionHouse
  test.before(async () => {
    house = await bootDiscussion(kind)
  })
  test.after(() => house?.dispose())

  test('who signed up with another’s address reads and reports, and says nothing in their name', async () => {
    const stranger = await signUp(house, 'somebody.else@demo.test')
    const { ask, read } = await house.discussed('Sound Intern')
    const { body: question } = await ask(await house.as('student'), 'Is there a stipend?')
    for (const refused of [
      await ask(stranger, 'Is it remote?'),
      await house.answer(stranger, question.id, 'No, there is none.'),
    ])
      assert.deepEqual([refused.status, refused.body.code], [409, 'step-not-reached'])
    assert.equal((await house.report(stranger, question.id)).status, 204)
    const { items } = await read(stranger)
    assert.deepEqual([items.length, items[0].answers], [1, []])
  })

  test.run()
})
