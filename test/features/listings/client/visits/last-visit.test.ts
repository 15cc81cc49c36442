import '../../../../support/dom'
import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { nextVisit } from '../../../../../features/listings/client/visits/last-visit'

const test = suite('last visit')
const MINUTE = 60_000

test('the first visit has none before it; going on within half an hour is the same visit', () => {
  const first = nextVisit(undefined, 1000)
  assert.deepEqual(first, { seenAt: 1000, before: undefined })
  assert.deepEqual(nextVisit(first, 1000 + 30 * MINUTE), { seenAt: 1000 + 30 * MINUTE, before: undefined })
})

test('coming back later begins a new one, and what came since the end of the last is new', () => {
  const second = nextVisit({ seenAt: 1000, before: undefined }, 1001 + 30 * MINUTE)
  assert.equal(second.before, 1000)
  assert.equal(nextVisit(second, second.seenAt + MINUTE).before, 1000)
})

test.run()
