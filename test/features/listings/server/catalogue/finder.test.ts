import assert from 'node:assert/strict'
import fc from 'fast-check'
import { suite } from 'uvu'
import type { CatalogueRow } from '../../../../../features/listings/server/catalogue/catalogue-queries'
import { createCountings } from '../../../../../features/listings/server/catalogue/countings'
import { createFinder, type IdPage } from '../../../../../features/listings/server/catalogue/finder'
import type { Question } from '../../../../../features/listings/server/catalogue/question'
import { createShelves } from '../../../../../features/listings/server/catalogue/shelves'
import { listedSource } from './listed-source'

const test = suite('finding in memory')

const facets = [
  { id: 'x.mode', label: '', valuesOf: ({ workMode }: CatalogueRow) => [workMode] },
  { id: 'x.city', label: '', valuesOf: ({ city }: CatalogueRow) => (city ? [city] : []) },
  { id: 'x.tag', label: '', valuesOf: ({ tags }: CatalogueRow) => tags },
] as never
const valuesOf = {
  mode: (row: CatalogueRow) => [row.workMode],
  city: (row: CatalogueRow) => (row.city ? [row.city] : []),
  tag: (row: CatalogueRow) => row.tags,
}
type Name = keyof typeof valuesOf
const names = Object.keys(valuesOf) as Name[]
const MODES = ['onsite', 'remote']
const CITIES = ['Pune', 'Kochi', 'Delhi', 'Agra']
const TAGS = ['SQL', 'Excel', 'Law']
const TITLES = ['Night Clerk', 'Clerk', 'Night Guard']
const LAST = 100
/** Each word is a common one here, and no set a small one. */
const common = { long: 1, few: 0 }
const commonAndFew = { long: 1, few: 3 }
/** Some are common by and by, and others not. */
const mixed = { long: 5, few: 0 }
/** So many places no word has. */
const rare = { long: 1_000_000, few: 1000 }

const row = fc
  .record({
    id: fc.integer({ min: 1, max: 40 }),
    kind: fc.constantFrom('job', 'quiz'),
    isClosed: fc.boolean(),
    closesAt: fc.option(fc.integer({ min: 1, max: LAST })),
    workMode: fc.constantFrom(...MODES),
    city: fc.option(fc.constantFrom(...CITIES)),
    tags: fc.subarray(TAGS),
    title: fc.constantFrom(...TITLES),
  })
  .map(listedSource)
const some = (values: string[]) => fc.subarray(values, { minLength: 1 })
const question = fc.record({
  kind: fc.option(fc.constantFrom('job', 'quiz', 'gala'), { nil: undefined }),
  status: fc.constantFrom('open', 'closed', 'all'),
  choices: fc.record({ mode: some(MODES), city: some([...CITIES, 'Nowhere']), tag: some(TAGS) }, { requiredKeys: [] }),
  text: fc.option(fc.constantFrom('night', '"night clerk"', 'clerk'), { nil: undefined }),
}) as fc.Arbitrary<Question>
const step = fc.oneof(
  fc.record({ put: row }),
  fc.record({ remove: fc.nat(40) }),
  fc.record({ ask: question }),
  fc.record({ wait: fc.nat(30) }),
)
type Step = { put: CatalogueRow } | { remove: number } | { ask: Question } | { wait: number }

function passes(each: CatalogueRow, { kind, status, choices, text }: Question, now: number, except?: string): boolean {
  const isOver = each.isClosed || (each.closesAt !== null && each.closesAt.getTime() <= now)
  return (
    (kind === undefined || each.kind === kind) &&
    (status === 'all' || (status === 'closed') === isOver) &&
    names.every(
      (name) =>
        name === except || !choices[name] || valuesOf[name](each).some((value) => choices[name]?.includes(value)),
    ) &&
    (except === 'q' || text === undefined || each.title.toLowerCase().includes(text.replaceAll('"', '')))
  )
}

test('whatever comes, goes and is asked meanwhile, counts and pages are those of a look at each row', () =>
  fc.assert(
    fc.property(
      fc.array(step as fc.Arbitrary<Step>, { minLength: 20, maxLength: 120 }),
      fc.constantFrom('deadline', 'newest', 'pay', 'popular', 'relevance'),
      (steps, sort) => {
        const shelves = createShelves(facets, common)
        const finder = createFinder(shelves, createCountings(shelves))
        const rows = new Map<number, CatalogueRow>()
        let now = 0
        for (const each of steps) {
          if ('put' in each) {
            finder.put(each.put)
            rows.set(each.put.id, each.put)
          } else if ('remove' in each) {
            finder.remove(each.remove)
            rows.delete(each.remove)
          } else if ('wait' in each) now += each.wait
          else check(each.ask)
        }
        function check(asked: Question) {
          const among = (except?: string) => [...rows.values()].filter((one) => passes(one, asked, now, except))
          const { total, all, byFacet, gains } = finder.counts(asked, now)
          assert.equal(total, among().length)
          assert.equal(
            all,
            [...rows.values()].filter((one) =>
              passes(one, { kind: asked.kind, status: asked.status, choices: {} }, now),
            ).length,
          )
          for (const [facet, name] of names.entries()) {
            for (const [code, value] of (shelves.dictionaries[facet]?.names ?? []).entries())
              assert.equal(
                byFacet[facet]?.[code] ?? 0,
                among(name).filter((one) => valuesOf[name](one).includes(value)).length,
                `${name} ${value}`,
              )
            assert.equal(gains[facet], among(name).length - total, name)
          }
          assert.equal(gains.at(-1), among('q').length - total)
          const ids: number[] = []
          for (let after: string | undefined, isFirst = true; isFirst || after; isFirst = false) {
            const page = finder.page(asked, { sort, after, limit: 3 }, now)
            ids.push(...page.ids)
            after = page.next
          }
          assert.deepEqual(
            ids.toSorted((a, b) => a - b),
            among()
              .map(({ id }) => id)
              .toSorted((a, b) => a - b),
          )
        }
      },
    ),
    { numRuns: 300 },
  ))

function pagesOf(finder: ReturnType<typeof createFinder>, asked: Question, now: number): readonly object[] {
  const pages: object[] = []
  for (let after: string | undefined, isFirst = true; isFirst || after; isFirst = false) {
    const page: IdPage = finder.page(asked, { sort: 'relevance', after, limit: 3 }, now)
    const { byFacet, gains } = finder.counts(asked, now)
    pages.push({ ...page, byFacet, gains })
    after = page.next
  }
  return pages
}

test('pages by relevance are the same whether words count as common or as rare', () =>
  fc.assert(
    fc.property(fc.array(step as fc.Arbitrary<Step>, { minLength: 20, maxLength: 120 }), (steps) => {
      const finders = [common, commonAndFew, mixed, rare].map((sizes) => {
        const shelves = createShelves(facets, sizes)
        return createFinder(shelves, createCountings(shelves))
      })
      let now = 0
      for (const each of steps) {
        if ('wait' in each) now += each.wait
        for (const finder of finders) {
          if ('put' in each) finder.put(each.put)
          if ('remove' in each) finder.remove(each.remove)
        }
        if (!('ask' in each)) continue
        for (const text of [
          each.ask.text,
          'clerk night',
          'guard pune',
          'sql night agra',
          'sql night agra job remote law excel',
        ]) {
          const asked: Question = { ...each.ask, ...(text !== undefined && { text }) }
          const [asRare, ...others] = finders.map((finder) => pagesOf(finder, asked, now)).reverse()
          for (const other of others) assert.deepEqual(other, asRare)
        }
      }
    }),
    { numRuns: 300 },
  ))

test('a walk of 1,000 pages sees each once that was there all along, while others come and go', () => {
  const shelves = createShelves(facets, common)
  const finder = createFinder(shelves, createCountings(shelves))
  const COUNT = 4000
  for (let id = 1; id <= COUNT; id++) finder.put(listedSource({ id, closesAt: 1 + ((id * 7919) % 1000) }))
  const seen: number[] = []
  let [after, steps, id] = [undefined as string | undefined, 0, COUNT]
  do {
    const page = finder.page({ choices: {}, status: 'all' }, { sort: 'deadline', after, limit: 4 }, 0)
    seen.push(...page.ids)
    after = page.next
    steps += 1
    for (const closesAt of [1, 500, 1000]) finder.put(listedSource({ id: ++id, closesAt }))
    // The last of this page goes: the next begins after its place all the same.
    if (steps % 10 === 0) finder.remove(page.ids.at(-1) ?? 0)
  } while (after !== undefined)
  assert.ok(steps >= 1000, `${steps} steps`)
  assert.equal(new Set(seen).size, seen.length, 'nothing twice')
  const there = new Set(seen)
  assert.deepEqual(
    Array.from({ length: COUNT }, (_, at) => at + 1).filter((each) => !there.has(each)),
    [],
    'nothing missed',
  )
})

for (const [word, sizes] of Object.entries({ common, rare }))
  test(`a walk by relevance does so too, whatever each word tells by then, where words are ${word}`, () => {
    const shelves = createShelves(facets, sizes)
    const finder = createFinder(shelves, createCountings(shelves))
    const put = (id: number, title: string) => finder.put(listedSource({ id, title, closesAt: 1 + (id % 7) }))
    const there = Array.from({ length: 600 }, (_, at) => at + 1)
    for (const id of there) put(id, TITLES[id % 2] as string)
    const seen: number[] = []
    let [after, id] = [undefined as string | undefined, 1000]
    do {
      const page = finder.page(
        { choices: {}, status: 'all', text: 'night job' },
        { sort: 'relevance', after, limit: 7 },
        0,
      )
      seen.push(...page.ids.filter((each) => each < 1000))
      after = page.next
      for (const title of ['Night Guard', 'Night Guard', 'Cook']) put(++id, title)
    } while (after !== undefined)
    assert.deepEqual(
      seen.toSorted((a, b) => a - b),
      there.filter((each) => each % 2 === 0),
    )
  })

test.run()
