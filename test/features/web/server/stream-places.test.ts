import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { createStreamPlaces } from '../../../../features/web/server/stream-places'

const test = suite('places for streams')

test('who has too many open is told so, and that the node is full only where it is', () => {
  const places = createStreamPlaces({ node: 2, stranger: 1, person: 1 })
  const giveBack = places.take('stranger', 'address:203.0.113.9')
  places.take('stranger', 'address:203.0.113.10')
  places.take('person', 'person:5')
  assert.throws(() => places.take('stranger', 'address:203.0.113.9'), { status: 429, code: 'too-many' })
  assert.throws(() => places.take('person', 'person:5'), { status: 429, code: 'too-many' })
  giveBack()
  places.take('stranger', 'address:203.0.113.9')
  places.take('node')
  places.take('node')
  assert.throws(() => places.take('node'), { status: 503, code: 'too-many-streams' })
})

test.run()
