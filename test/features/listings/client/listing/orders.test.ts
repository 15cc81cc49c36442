import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { nameOfOrder, ordersOf } from '../../../../../features/listings/client/listing/orders'
import { readQuestion } from '../../../../../features/listings/client/requests'

const test = suite('orders of a list')

const names = (path: string, query: Readonly<Record<string, string>> = {}) => {
  const question = readQuestion({ path, query })
  return ordersOf(question).map((sort) => nameOfOrder(sort, question).replace('listings.sort.', ''))
}
const always = ['deadline', 'newest', 'popular']

test('money orders lists of one kind, by the name that it has there', () => {
  assert.deepEqual(names('/internships'), [...always, 'pay'])
  assert.deepEqual(names('/hackathons'), [...always, 'prize'])
  assert.deepEqual(names('/all-opportunities', { type: 'hackathon,quiz' }), always)
  assert.deepEqual(names('/all-opportunities'), always)
})

test('how well it fits is an order where there is a text', () => {
  assert.deepEqual(names('/hackathons', { q: 'water' }), ['relevance', ...always, 'prize'])
})

test.run()
