import '../../../support/dom'
import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { HttpError } from '../../../../features/web/contract'
import { type Answers, drawPart, student } from './draw'

const test = suite('the shelf of badges')

test('badges that one was led to come also where the server failed once', async () => {
  const { Part } = await import('../../../../features/gamification/client/badges/shelf')
  const shelf = {
    items: [
      {
        ...{ slug: 'a', name: 'On the wall', text: 'x', hold: 'quiz', level: 1, levels: 1, at: '2026-11-20T10:00:00Z' },
        ...{ times: 1, next: null },
      },
    ],
    of: 1,
  }
  let asked = 0
  const answers: Answers = {
    get '/api/gamification/people/12/badges'() {
      return asked++ === 0 ? new HttpError(500, undefined) : shelf
    },
  }
  const { view, stop } = await drawPart(<Part personId={12} name="Asha" isOwn />, { user: student, answers })
  assert.ok(await view.findByRole('button', { name: 'On the wall' }, { timeout: 5000 }))
  await stop()
})

test.run()
