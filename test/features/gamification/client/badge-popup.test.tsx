import '../../../support/dom'
import assert from 'node:assert/strict'
import { suite } from 'uvu'
import type { Unseen } from '../../../../features/gamification/contract/wire'
import { drawPart, student } from './draw'

const test = suite('the pop-up of a badge')

const won: Unseen = {
  items: [
    {
      type: 'badges',
      index: 0,
      gc_id: null,
      badge_trigger_ids: [
        {
          ...{ id: 1, badge_name: 'First steps', description: 'You have applied once.', hold: 'job' },
          ...{ badges: { badge_slug: 'first-steps' }, level: 1, levels: 1 },
        },
      ],
    },
  ],
}

test('one that was left in another tab goes from this one too', async () => {
  const [{ act, waitFor }, { Overlay }] = await Promise.all([
    import('../../../support/testing-library'),
    import('../../../../features/gamification/client/badges/badge-popup'),
  ])
  const answers: Record<string, object> = { '/api/gamification/badges/unseen': won }
  let isLeft = false
  const { view, say, stop } = await drawPart(<Overlay onClose={() => (isLeft = true)} />, { user: student, answers })
  await view.findByRole('dialog', { name: 'First steps' })
  answers['/api/gamification/badges/unseen'] = { items: [] }
  await act(async () => say('gamification:12', { isBadge: false }))
  await waitFor(() => assert.ok(isLeft, 'the stage is told'))
  assert.equal(view.queryAllByRole('dialog').length, 0)
  await stop()
})

test.run()
