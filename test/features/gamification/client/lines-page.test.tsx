import '../../../support/dom'
import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { drawPart, student } from './draw'

const test = suite('lines of points')

const line = {
  ...{ id: 5, amount: 20, kind: 'rule', text: 'Registering', path: null, at: '2026-11-20T10:00:00Z' },
  ...{ reversedAt: null, before: 0, why: { event: null, rule: null, takesBack: null } },
}

test('why one has one’s points stands there also while what gives points cannot be asked', async () => {
  const { LinesPage } = await import('../../../../features/gamification/client/lines/lines-page')
  const { view, stop } = await drawPart(<LinesPage currency="points" />, {
    user: student,
    answers: {
      '/api/gamification/own/lines': { items: [line], next: null },
      '/api/gamification/own': { UserRank: 3, points: 20, coins: 0 },
    },
  })
  assert.ok(await view.findByRole('heading', { name: 'Registering' }))
  await stop()
})

test('what gives points says how often, a day and in all', async () => {
  const { WaysCard } = await import('../../../../features/gamification/client/ways-card')
  const way = { text: 'Answering', points: 5, coins: 0 }
  const { view, stop } = await drawPart(<WaysCard />, {
    user: student,
    answers: {
      '/api/gamification/ways': {
        items: [
          { ...way, id: 1, perDay: 2, perPerson: 10 },
          { ...way, id: 2, perDay: 1, perPerson: null },
          { ...way, id: 3, perDay: 1, perPerson: 1 },
        ],
      },
    },
  })
  const rows = await view.findAllByRole('listitem')
  assert.deepEqual(
    rows.map((row) => row.querySelector('small')?.textContent),
    ['Up to 2 times a day · up to 10 times in all', 'Once a day', 'Once'],
  )
  await stop()
})

test.run()
