import assert from 'node:assert/strict'
import fc from 'fast-check'
import { suite } from 'uvu'
import { type AdFilter, adPageOf, type AdViewer, matchesOf, mayHaveAds } from '../../../../features/banners/contract'

const test = suite('who is shown an ad')

const everybody: AdFilter = { show_on_pages: [], show_to_all: true, user_type: [], course: [] }
const nobodyKnown: AdViewer = { page: 'jobs', person: undefined, isPro: false }
const engineer: AdViewer = {
  page: 'jobs',
  person: { userType: 'college', courseStream: 'engineering' },
  isPro: false,
}
const silent: AdViewer = { page: 'jobs', person: { userType: null, courseStream: null }, isPro: false }
const by = (filter: Partial<AdFilter>, viewer: AdViewer, pro: 'all' | 'pro' | 'free' = 'all') =>
  matchesOf({ ...everybody, ...filter }, pro, viewer)?.map((match) => match.by)

test('each filter, asked of a stranger, of a student of engineering, and of a member who said nothing', () => {
  const table: readonly [Partial<AdFilter>, ...(readonly (readonly string[] | undefined)[])][] = [
    [{}, ['everybody'], ['everybody'], ['everybody']],
    [{ show_to_all: false }, undefined, ['everybody'], ['everybody']],
    // Of who is not logged in, user type and course are not asked (spec §5).
    [{ user_type: ['college'] }, ['everybody'], ['user_type'], undefined],
    [{ user_type: ['mentor'] }, ['everybody'], undefined, undefined],
    [{ course: ['engineering', 'law'] }, ['everybody'], ['course'], undefined],
    [{ course: ['law'] }, ['everybody'], undefined, undefined],
    [{ user_type: ['college'], course: ['law'] }, ['everybody'], undefined, undefined],
    [{ user_type: ['college'], course: ['engineering'] }, ['everybody'], ['course', 'user_type'], undefined],
    [{ show_to_all: false, course: ['engineering'] }, undefined, ['course'], undefined],
    [{ show_on_pages: ['jobs'] }, ['page'], ['page'], ['page']],
    [{ show_on_pages: ['home'] }, undefined, undefined, undefined],
    [{ show_on_pages: ['jobs'], show_to_all: false }, undefined, ['page'], ['page']],
    [{ show_on_pages: ['jobs'], course: ['engineering'] }, ['page'], ['course', 'page'], undefined],
  ]
  for (const [filter, ...wanted] of table)
    assert.deepEqual(
      [nobodyKnown, engineer, silent].map((viewer) => by(filter, viewer)),
      wanted,
      JSON.stringify(filter),
    )
})

test('members of Pro and all others', () => {
  const member = { ...engineer, isPro: true }
  assert.deepEqual([by({}, member, 'pro'), by({}, member, 'free')], [['pro'], undefined])
  assert.deepEqual([by({}, engineer, 'pro'), by({}, engineer, 'free')], [undefined, ['free']])
  assert.deepEqual([by({}, nobodyKnown, 'pro'), by({}, nobodyKnown, 'free')], [undefined, ['free']])
})

test('without a page only what is for all pages passes', () => {
  const nowhere = { ...engineer, page: undefined }
  assert.deepEqual([by({}, nowhere), by({ show_on_pages: ['jobs'] }, nowhere)], [['everybody'], undefined])
})

test('every filter that is added lets the same or fewer see it, and a reason is always given', () => {
  const words = fc.subarray(['a', 'b', 'c'])
  const filters = fc.record({ show_on_pages: words, show_to_all: fc.boolean(), user_type: words, course: words })
  const word = fc.option(fc.constantFrom('a', 'b', 'c'))
  const person = fc.option(fc.record({ userType: word, courseStream: word }), { nil: undefined })
  const viewers = fc.record({
    page: fc.option(fc.constantFrom('a', 'b'), { nil: undefined }),
    person,
    isPro: fc.boolean(),
  })
  const open = { show_on_pages: [], show_to_all: true, user_type: [], course: [] }
  fc.assert(
    fc.property(filters, viewers, (filter, viewer) => {
      const matches = matchesOf(filter, 'all', viewer)
      if (matches) assert.ok(matches.length > 0)
      const parts = Object.keys(filter) as (keyof AdFilter)[]
      const each = parts.map((part) => matchesOf({ ...open, [part]: filter[part] }, 'all', viewer) !== undefined)
      assert.equal(matches !== undefined, each.every(Boolean))
    }),
  )
})

test('pages are called by the first part of their address; where something counts there are no ads', () => {
  assert.deepEqual(['/', '/jobs', '/jobs/x-12', '/u/meera'].map(adPageOf), ['home', 'jobs', 'jobs', 'u'])
  for (const page of ['assess', 'room-proctoring', 'code', 'auth', 'registration'])
    assert.equal(mayHaveAds(page), false)
  assert.ok(mayHaveAds('jobs') && mayHaveAds(undefined))
})

test.run()
