import assert from 'node:assert/strict'
import fc from 'fast-check'
import { suite } from 'uvu'
import { formatQuery } from '../../../../features/web/kit'
import {
  facetsRequest,
  opportunityRequest,
  placeOf,
  readQuestion,
  searchRequest,
} from '../../../../features/listings/client/requests'

const test = suite('listing addresses')
const at = (path: string, query: Record<string, string> = {}) => ({ path, query })

test('one state has one question: order, repeats, spaces and empty values do not matter', () => {
  const one = searchRequest(readQuestion(at('/jobs', { city: 'Pune,Delhi', mode: '', q: ' dev ' })))
  const same = searchRequest(readQuestion(at('/jobs', { q: 'dev', city: 'Delhi, Pune,Delhi,', utm_source: 'mail' })))
  assert.deepEqual(one, same)
  assert.deepEqual(one.query, { kind: 'job', q: 'dev', city: 'Delhi,Pune' })
})

test('whatever an address holds, the question is one that the server reads', () =>
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom('page', 'sort', 'status', 'after', 'limit', 'city', 'q', 'x'), fc.string()),
      (query) => {
        const request = searchRequest(readQuestion(at('/internships', query)), placeOf({ query }))
        const names = Object.keys(request.query ?? {})
        assert.ok(names.every((name) => ['kind', 'q', 'status', 'sort', 'after', 'city'].includes(name)))
        assert.ok((request.query?.['q'] ?? '').length <= 200)
        assert.ok(formatQuery(query) !== undefined)
      },
    ),
  ))

test('filters do not depend on order or place in the list', () => {
  const query = { city: 'Pune', sort: 'newest', after: 'abcdef' }
  assert.deepEqual(facetsRequest(readQuestion(at('/quiz', query))).query, { kind: 'quiz', city: 'Pune' })
})

for (const [slug, id] of [
  ['design-intern-12', 12],
  ['12', 12],
  ['a-1234567890', 0],
  ['no-number', 0],
  ['x-0', 0],
  ['२३', 0],
] as const)
  test(`the address ${slug} is that of ${id || 'nobody'}`, () => {
    assert.equal(opportunityRequest(slug).path, `/api/listings/opportunities/${id}`)
  })

test.run()
