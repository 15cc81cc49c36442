import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { suite } from 'uvu'
import { seeding } from '../../../../../features/data/contract'
import { type Catalogue, catalogue, createCatalogue } from '../../../../../features/listings/server/catalogue/catalogue'
import { writeCursor } from '../../../../../features/listings/server/catalogue/cursor'
import { FOREVER } from '../../../../../features/listings/server/catalogue/listed'
import type { Question, Sort } from '../../../../../features/listings/server/catalogue/question'
import { formOf } from '../../../../../features/listings/server/filed/file-card'
import { findUnfiled } from '../../../../../features/listings/server/filed/filed-queries'
import { createFiling, type Filing } from '../../../../../features/listings/server/filed/filing'
import { answerCounts } from '../../../../../features/listings/server/listing-routes'
import type { ListingsTables } from '../../../../../features/listings/server/tables'
import { eachDatabase } from '../../../../support/database'
import { rejection } from '../../../../support/waiting'
import { bootListings, type ListingsHouse, NOW } from '../../house'

const ROWS = 400
const clock = { now: () => NOW }

const some = (...values: readonly string[]) => fc.subarray([...values], { minLength: 1, maxLength: 2 })
const choices = fc.record(
  {
    type: some('internship', 'job', 'quiz', 'hackathon'),
    category: some('data', 'design', 'software-development', 'marketing'),
    pay: some('month-10000', 'month-15000', 'month-30000', 'year-600000', 'once-100000'),
    mode: some('onsite', 'hybrid', 'remote', 'ONLINE'),
    city: some('Pune', 'Bangalore', 'Delhi', 'Kochi'),
    tag: some('Excel', 'Python', 'SQL', 'Figma'),
    audience: some('college', 'fresher'),
  },
  { requiredKeys: [] },
)
const question: fc.Arbitrary<Question> = fc.record({
  kind: fc.constantFrom(undefined, undefined, 'internship', 'job', 'hackathon'),
  choices,
  status: fc.constantFrom('open' as const, 'open' as const, 'upcoming' as const, 'closed' as const, 'all' as const),
  without: fc.uniqueArray(fc.integer({ min: 1, max: ROWS }), { maxLength: 40 }),
})
const sort = fc.constantFrom<Sort>('deadline', 'newest', 'pay', 'popular', 'relevance')

eachDatabase((kind) => {
  const test = suite(`lists from the database alone, ${kind}`)
  let house: ListingsHouse
  let memory: Catalogue
  let filed: Catalogue
  let filing: Filing
  const warned: object[] = []
  const log = { info: () => undefined, error: () => undefined, warn: (about: object) => void warned.push(about) }
  test.before(async () => {
    house = await bootListings(kind)
    await house.kernel.get(seeding).run({ size: ROWS })
    await house.live({ title: 'Without an end', closesAt: null, pay: null, city: null, tags: [] })
    await house.live({ title: 'In dollars', pay: { minPaise: 5, maxPaise: 500_000, currency: 'USD', period: 'month' } })
    for (const visibility of ['link', 'invited'] as const) await house.live({ title: 'Not for everybody', visibility })
    memory = house.kernel.get(catalogue)
    const facets = () => memory.facets()
    filing = createFiling(house.db, clock, facets, log)
    filed = createCatalogue({ database: house.db, clock, facets, filing, lists: 'database' })
    await memory.values('listings.city')
  })
  test.after(() => house?.dispose())

  const countsOf = async (lists: Catalogue, asked: Question) => {
    const parts = { database: house.db, catalogue: lists, clock, kinds: () => [] }
    const { gains, ...counts } = await answerCounts(parts, asked)
    return { ...counts, gains: gains.toSorted((a, b) => (a.name < b.name ? -1 : 1)) }
  }

  test('whatever is chosen, counts and what each filter hides are those of the lists in memory', () =>
    fc.assert(
      fc.asyncProperty(question, async (asked) => {
        assert.deepEqual(await countsOf(filed, asked), await countsOf(memory, asked))
      }),
      { numRuns: 80 },
    ))

  test('whatever is chosen and in each order, pages are those of the lists in memory, and one goes on where the other ended', () =>
    fc.assert(
      fc.asyncProperty(question, sort, async (asked, by) => {
        for (let after: string | undefined, at = 0; at === 0 || after; at++) {
          const paging = { sort: by, after, limit: 23 }
          const [one, other] = await Promise.all([filed.page(asked, paging), memory.page(asked, paging)])
          assert.deepEqual(one, other)
          after = one.next
        }
      }),
      { numRuns: 40 },
    ))

  test('a place that no page has handed out is none, whatever numbers it is made of', async () => {
    const places = [
      [1e20, 1],
      [-8.64e15, 1],
      [NOW.getTime(), 1.5],
      [NOW.getTime(), 2 ** 31],
    ]
    for (const lists of [filed, memory])
      for (const place of places) {
        const paging = { sort: 'deadline', after: writeCursor('deadline', place), limit: 5 } as const
        const error = await rejection(lists.page({ choices: {}, status: 'open' }, paging))
        assert.equal(error.code, 'bad-cursor', String(place))
      }
    const after = writeCursor('deadline', [FOREVER, 1])
    await filed.page({ choices: {}, status: 'open' }, { sort: 'deadline', after, limit: 5 })
  })

  test('the start page, values and what is open of a kind are the same', async () => {
    const all = async (lists: Catalogue) => {
      const { items, dictionaries } = await lists.open('job')
      const cities = dictionaries.findIndex(({ facet }) => facet.id === 'listings.city')
      const namesOf = (group: number) =>
        (dictionaries[cities]?.groups[group] ?? []).map((code) => dictionaries[cities]?.names[code]).sort()
      return {
        rails: await Promise.all(
          (['deadline', 'newest', 'pay', 'popular'] as const).map((by) => lists.first('job', by, 5)),
        ),
        closing: await lists.closing(NOW.getTime() + 7 * 86_400_000, 4),
        counts: Object.entries(await lists.openCounts())
          .filter(([, count]) => count > 0)
          .sort(),
        cities: [...(await lists.values('listings.city'))].sort(),
        open: items.map((item) => [item.id, item.closesAt, item.payKey, namesOf(item.group(cities))]),
      }
    }
    assert.deepEqual(await all(filed), await all(memory))
  })

  test('words are found in title, names and description, in order of where; one left out is, and a beginning finds its words', async () => {
    const titled = await house.live({ title: 'Xylograph Intern', description: '<p>Cut wood.</p>', tags: [] })
    const told = await house.live({ title: 'Print Intern', description: '<p>Help with a xylograph.</p>', tags: [] })
    await filed.changed([titled, told])
    const find = async (text: string) => {
      const { ids, total } = await filed.page({ text, choices: {}, status: 'open' }, { sort: 'relevance', limit: 5 })
      assert.equal(total, ids.length)
      return ids
    }
    assert.deepEqual(await find('xylograph'), [titled, told])
    assert.deepEqual(await find('xylog'), [titled, told])
    assert.deepEqual(await find('xylograph -wood'), [told])
    assert.deepEqual(await find('"cut wood" xylograph'), [titled])
    const count = async (text?: string) =>
      (await filed.page({ text, choices: {}, status: 'open' }, { sort: 'relevance', limit: 1 })).total
    assert.equal(await count('-xylograph'), (await count()) - 2)
    assert.deepEqual(await find("xylo'graph & ! :* \\"), [])
    const { gains } = await countsOf(filed, { text: 'xylograph', choices: { city: ['Kochi'] }, status: 'open' })
    assert.equal(gains.find(({ name }) => name === 'city')?.count, 2)
  })

  test('a word longer than the database takes is found by how it begins, and a value that it does not take costs only its own card', async () => {
    const long = await house.live({ title: 'Long word', description: `<p>${'x'.repeat(3000)}</p>`, tags: [] })
    const odd = await house.live({ title: 'Odd value', tags: [randomBytes(9000).toString('base64')] })
    const fine = await house.live({ title: 'Fine beside it', tags: [] })
    await filing.catchUp()
    const find = async (text: string) =>
      (await filed.page({ text, choices: {}, status: 'open' }, { sort: 'relevance', limit: 5 })).ids
    assert.deepEqual(await find('x'.repeat(50)), [long])
    assert.deepEqual(await find('fine beside'), [fine])
    assert.deepEqual(await find('odd value'), [])
    assert.deepEqual(
      warned.map((about) => (about as { opportunity: number }).opportunity),
      [odd],
    )
  })

  test('what changes, ends or stops being public is filed so', async () => {
    const id = await house.live({ title: 'A passing thing', tags: ['Passing'] })
    const total = async () => {
      await filed.changed([id])
      const page = await filed.page({ choices: { tag: ['Passing'] }, status: 'open' }, { sort: 'deadline', limit: 5 })
      return page.total
    }
    assert.equal(await total(), 1)
    await house.db.transact((tx) => house.service.close(tx, id, 7, 'filled'))
    assert.equal(await total(), 0)
  })

  test('what nobody waits for is filed too, unless the node stops', async () => {
    await filing.catchUp()
    const id = await house.live({ title: 'In no hurry' })
    const unfiled = async () => [
      ...(await findUnfiled(house.db.of<ListingsTables>(), formOf(memory.facets()), undefined, 5)).keys(),
    ]
    await filing.some(AbortSignal.abort())
    assert.deepEqual(await unfiled(), [id])
    await filing.some(new AbortController().signal)
    assert.deepEqual(await unfiled(), [])
  })

  test.run()
})
