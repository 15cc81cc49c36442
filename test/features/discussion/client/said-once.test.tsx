import '../../../support/dom'
import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { draw } from './draw'

const test = suite('words whose answer was lost')

let stop: (() => Promise<void>) | undefined
test.after.each(async () => {
  await stop?.()
  sessionStorage.clear()
})

const about = {
  ...{ opportunityId: 7, kind: 'internship', title: 'Ink Intern', path: '/x' },
  ...{ isOpen: true, closesAt: null, externalUrl: null },
}

test('pressed again they are the same words to the server; changed, or said once more, they are others', async () => {
  const { Section } = await import('../../../../features/discussion/client/section/discussion-section')
  const { waitFor } = await import('../../../support/testing-library')
  const { view, user, stage, ...drawn } = await draw(<Section {...about} />, {
    '/api/discussion/of/7': {
      ...{ id: 2, state: 'shown', updates: [], olderUpdates: null, items: [], next: null, count: 0 },
      ...{ mayAsk: true, isOrganizer: false, isOwn: true },
    },
  })
  stop = drawn.stop
  const field = (await view.findByRole('textbox')) as HTMLTextAreaElement
  const press = async () => {
    const before = stage.keys.length
    await user.click(await view.findByRole('button', { name: 'Ask' })) // busy, it is called something else
    await waitFor(() => assert.equal(stage.keys.length, before + 1))
  }
  await user.type(field, 'The talk is at six')
  stage.isDown = true
  await press()
  await press()
  await user.type(field, '.')
  await press()
  stage.isDown = false
  await press()
  await waitFor(() => assert.equal(field.value, ''))
  await user.type(field, 'The talk is at six.')
  await press()
  const [first, second, changed, answered, again] = stage.keys
  assert.ok(first)
  assert.equal(second, first)
  assert.notEqual(changed, first)
  assert.equal(answered, changed)
  assert.notEqual(again, answered)
})

test.run()
