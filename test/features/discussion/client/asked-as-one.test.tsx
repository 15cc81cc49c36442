import '../../../support/dom'
import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { draw } from './draw'

const test = suite('questions on several pages')

let stop: (() => Promise<void>) | undefined
test.after.each(() => stop?.())

const PATH = '/api/discussion/of/7'
const about = {
  ...{ opportunityId: 7, kind: 'internship', title: 'Ink Intern', path: '/x' },
  ...{ isOpen: true, closesAt: null, externalUrl: null },
}
const rows = (first: number, count: number) =>
  Array.from({ length: count }, (_, at) => ({
    ...{ id: first - at, text: `Question ${first - at}?`, at: '2026-11-21T06:30:00Z', by: 'Meera N.' },
    ...{ isOrganizer: false, isMine: false, state: 'shown', isPinned: false, answers: [] },
  }))
const page = (items: object[], next: number | null) => ({
  ...{ updates: [], olderUpdates: null, items, next, count: 30 },
  ...{ mayAsk: true, isOrganizer: false, isOwn: true },
})

test('what somebody says meanwhile has them asked anew as one, of as many rows', async () => {
  const { Section } = await import('../../../../features/discussion/client/section/discussion-section')
  const { waitFor } = await import('../../../support/testing-library')
  const { view, user, stage, ...drawn } = await draw(<Section {...about} />, {
    [PATH]: page(rows(30, 10), 21),
    [`${PATH}?after=21`]: page(rows(20, 10), 11),
    [`${PATH}?limit=20`]: page(rows(31, 20), 12),
  })
  stop = drawn.stop
  await user.click(await view.findByRole('button', { name: 'Load more' }))
  await view.findByText('Question 11?')
  stage.asked.length = 0
  await stage.hears('discussion.of:7')
  await waitFor(() => assert.ok(view.getByText('Question 31?')))
  assert.deepEqual(stage.asked, [`${PATH}?limit=20`])
  assert.equal(view.queryByText('Question 11?'), null)
})

test.run()
