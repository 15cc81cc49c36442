import assert from 'node:assert/strict'
import fc from 'fast-check'
import { suite } from 'uvu'
import { formatQuery } from '../../../../features/web/kit'
import {
  addressWith,
  facetsRequest,
  followAddress,
  isPersonal,
  landingRequest,
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

test('a list of several kinds asks for those, whatever its address says of kinds', () => {
  const question = readQuestion(at('/jobs-and-internships', { type: 'quiz', city: 'Pune' }))
  assert.deepEqual(searchRequest(question).query, { type: 'internship,job', city: 'Pune' })
  assert.deepEqual(question.chosen, { city: ['Pune'] })
})

const inPune = { ...at('/jobs/jobs-in-pune', { pay: 'year-600000', sort: 'pay' }), params: { slug: 'jobs-in-pune' } }

test('the list of a page by slug, its facts and its feeds go by the slug', () => {
  const question = readQuestion(inPune)
  assert.deepEqual(searchRequest(question).query, {
    kind: 'job',
    slug: 'jobs-in-pune',
    pay: 'year-600000',
    sort: 'pay',
  })
  assert.equal(landingRequest(question).path, '/api/listings/landings/job/jobs-in-pune')
  const filters = '?kind=job&pay=year-600000&slug=jobs-in-pune'
  assert.equal(followAddress('ics', question, 'en'), `/api/listings/feed.ics${filters}`)
  assert.equal(followAddress('csv', question, 'hi').includes('sort=pay'), true, 'a table is in the order of the screen')
  assert.deepEqual([isPersonal(question), isPersonal({ chosen: { eligible: ['yes'] } })], [false, true])
})

test('a choice that the page no longer stands for leads to the wider list, any other stays on it', () => {
  const question = readQuestion(inPune, { city: ['Pune'] })
  assert.equal(
    addressWith(question, inPune, 'mode', { add: ['remote'] }),
    '/jobs/jobs-in-pune?mode=remote&pay=year-600000&sort=pay',
  )
  assert.equal(
    addressWith(question, inPune, 'city', { add: ['Delhi'] }),
    '/jobs?city=Delhi%2CPune&pay=year-600000&sort=pay',
  )
  assert.equal(addressWith(question, inPune, 'city', { remove: ['Pune'] }), '/jobs?pay=year-600000&sort=pay')
})

test('a choice is made to the address as it is, which may be ahead of what was drawn', () => {
  const drawn = readQuestion(at('/all-opportunities', { type: 'job' }))
  const ahead = at('/all-opportunities', { type: 'job,hackathon', q: 'data', after: 'abcd' })
  assert.equal(
    addressWith(drawn, ahead, 'type', { add: ['scholarship'] }),
    '/all-opportunities?q=data&type=hackathon%2Cjob%2Cscholarship',
  )
  assert.equal(addressWith(drawn, ahead, 'type', { remove: ['job'] }), '/all-opportunities?q=data&type=hackathon')
  // The press before this one has left the page by slug.
  const question = readQuestion(inPune, { city: ['Pune'] })
  const wide = at('/jobs', { city: 'Delhi,Pune' })
  assert.equal(addressWith(question, wide, 'city', { add: ['Goa'] }), '/jobs?city=Delhi%2CGoa%2CPune')
})

test.run()
