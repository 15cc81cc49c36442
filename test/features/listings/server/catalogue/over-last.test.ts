import assert from 'node:assert/strict'
import fc from 'fast-check'
import { suite } from 'uvu'
import { createCountings } from '../../../../../features/listings/server/catalogue/countings'
import { createFinder } from '../../../../../features/listings/server/catalogue/finder'
import type { Question } from '../../../../../features/listings/server/catalogue/question'
import { createShelves } from '../../../../../features/listings/server/catalogue/shelves'
import { listedSource } from './listed-source'

const test = suite('lists by deadline with what is over')
const facets = [{ id: 'x.city', label: '', valuesOf: ({ city }: { city: string | null }) => (city ? [city] : []) }]
const NOW = 100

function finderOf(ends: readonly (number | null)[], city?: (id: number) => string) {
  const shelves = createShelves(facets as never)
  const finder = createFinder(shelves, createCountings(shelves))
  for (const [at, closesAt] of ends.entries())
    finder.put(listedSource({ id: at + 1, closesAt, city: city?.(at + 1) ?? null }))
  return finder
}

/** The ids of all pages of two. */
function walked(finder: ReturnType<typeof finderOf>, asked: Partial<Question>, now = () => NOW) {
  const ids: number[] = []
  for (let after: string | undefined, isFirst = true; isFirst || after; isFirst = false) {
    const question = { choices: {}, status: 'all' as const, ...asked }
    const page = finder.page(question, { sort: 'deadline', after, limit: 2 }, now())
    ids.push(...page.ids)
    after = page.next
  }
  return ids
}

test('what is open comes first, the soonest first; then what is over, the latest first', () => {
  const finder = finderOf([50, 150, null, 20, 120, 90])
  assert.deepEqual(walked(finder, {}), [5, 2, 3, 6, 1, 4])
  assert.deepEqual(walked(finder, { status: 'closed' }), [6, 1, 4])
  assert.deepEqual(walked(finder, { status: 'open' }), [5, 2, 3])
})

test('with a narrow filter or a text the order is the same', () => {
  const finder = finderOf([50, 150, null, 20, 120, 90], (id) => (id > 3 ? 'Pune' : 'Kochi'))
  assert.deepEqual(walked(finder, { choices: { city: ['Pune'] } }), [5, 6, 4])
  assert.deepEqual(walked(finder, { text: 'clerk' }), [5, 2, 3, 6, 1, 4])
  assert.deepEqual(walked(finder, { text: 'clerk', status: 'closed' }), [6, 1, 4])
})

test('what ends while somebody reads on is met once, and nothing is missed', () =>
  fc.assert(
    fc.property(
      fc.array(fc.option(fc.integer({ min: 1, max: 200 })), { minLength: 1, maxLength: 30 }),
      fc.integer({ min: 0, max: 30 }),
      (ends, step) => {
        let now = NOW
        const ids = walked(finderOf(ends), {}, () => (now += step) - step)
        assert.deepEqual(
          ids.toSorted((a, b) => a - b),
          ends.map((_, at) => at + 1),
        )
      },
    ),
    { numRuns: 200 },
  ))

test('a place of one status is none of another, and says so', () => {
  const finder = finderOf([50, 60, 150, 160])
  const question = { choices: {}, status: 'closed' as const }
  const { next: after } = finder.page(question, { sort: 'deadline', limit: 1 }, NOW)
  assert.throws(
    () => finder.page({ choices: {}, status: 'all' }, { sort: 'deadline', after, limit: 1 }, NOW),
    (error: { code?: string }) => error.code === 'bad-cursor',
  )
})

test.run()
