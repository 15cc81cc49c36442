import assert from 'node:assert/strict'
import fc from 'fast-check'
import { suite } from 'uvu'
import { jobs, seeding } from '../../../../features/data/contract'
import type { FacetCounts, Listing, ListingPage } from '../../../../features/listings/contract/wire'
import { catalogue } from '../../../../features/listings/server/catalogue/catalogue'
import { answerCounts } from '../../../../features/listings/server/listing-routes'
import { eachDatabase } from '../../../support/database'
import { bootListings, type ListingsHouse, NOW } from '../house'
import { passes, type Question, recount } from './recount'

const ROWS = 400
const CITIES = ['Pune', 'Bengaluru', 'Delhi', 'Kochi', 'Nowhere']
const TAGS = ['Excel', 'Python', 'SQL', 'Finance']

const some = (values: readonly string[]) => fc.subarray([...values], { minLength: 1, maxLength: 2 })
const question = fc.record(
  {
    city: some(CITIES),
    mode: some(['onsite', 'hybrid', 'remote', 'online']),
    tag: some(TAGS),
    audience: some(['college', 'fresher']),
    pay: some(['month-10000', 'month-15000', 'month-30000', 'year-600000', 'once-100000']),
    type: some(['internship', 'job', 'quiz']),
  },
  { requiredKeys: [] },
)
eachDatabase((kind) => {
  const test = suite(`facets, ${kind}`)
  let house: ListingsHouse
  let rows: readonly Listing[]

  async function walk(query: Readonly<Record<string, string>>, between?: () => Promise<unknown>) {
    const seen: Listing[] = []
    for (let after: string | undefined, first = true; first || after; first = false) {
      const page = (
        await house.ask<ListingPage>('/api/listings/search', { ...query, ...(after && { after }), limit: '37' })
      ).data
      seen.push(...page.items)
      after = page.next ?? undefined
      await between?.()
    }
    return seen
  }

  test.before(async () => {
    house = await bootListings(kind)
    await house.kernel.get(seeding).run({ size: ROWS })
    rows = await walk({ status: 'open' })
  })
  test.after(() => house?.dispose())

  test('whatever is chosen, counts and totals are those of a recount of all rows', () =>
    fc.assert(
      fc.asyncProperty(question, async (chosen: Question) => {
        const query = Object.fromEntries(Object.entries(chosen).map(([name, values]) => [name, values.join(',')]))
        const { data } = await house.ask<FacetCounts>('/api/listings/facets', query)
        recount(data, chosen, rows)
        const { data: page } = await house.ask<ListingPage>('/api/listings/search', { ...query, limit: '50' })
        assert.equal(page.total, data.total)
        assert.ok(page.items.every((row) => passes(row, chosen)))
      }),
      { numRuns: 60 },
    ))

  test('whatever is chosen and whatever one does not want to meet, counts and pages are those of the others', () =>
    fc.assert(
      fc.asyncProperty(question, fc.nat(), fc.integer({ min: 2, max: 9 }), async (choices, from, step) => {
        const without = rows.filter((_, at) => (at + from) % step === 0).map(({ id }) => id)
        const left = rows.filter(({ id }) => !without.includes(id))
        const lists = house.kernel.get(catalogue)
        const parts = { database: house.db, catalogue: lists, clock: { now: () => NOW }, kinds: () => [] }
        const asked = { choices, status: 'open', without } as const
        recount(await answerCounts(parts, asked), choices, left)
        const seen: number[] = []
        for (let after: string | undefined, first = true; first || after; first = false) {
          const page = await lists.page(asked, { sort: 'deadline', limit: 37, after })
          assert.equal(page.total, left.filter((row) => passes(row, choices)).length)
          seen.push(...page.ids)
          after = page.next
        }
        assert.deepEqual(
          seen,
          left.filter((row) => passes(row, choices)).map(({ id }) => id),
        )
      }),
      { numRuns: 40 },
    ))

  test('of what a text finds, too', async () => {
    const lists = house.kernel.get(catalogue)
    const parts = { database: house.db, catalogue: lists, clock: { now: () => NOW }, kinds: () => [] }
    const asked = { text: 'design', choices: {}, status: 'open' } as const
    const page = (without: readonly number[]) => lists.page({ ...asked, without }, { sort: 'relevance', limit: ROWS })
    const { ids, total } = await page([])
    const elsewhere = rows.find(({ id }) => !ids.includes(id))?.id ?? 0
    const without = [ids[0] ?? 0, elsewhere, 999_999]
    const less = await page(without)
    assert.deepEqual([less.ids, less.total], [ids.slice(1), total - 1])
    const counts = await answerCounts(parts, { ...asked, without })
    assert.deepEqual([counts.total, counts.all], [total - 1, rows.length - 2])
    assert.equal(counts.gains.find(({ name }) => name === 'q')?.count, rows.length - 2 - (total - 1))
  })

  test('of one filter all values are told to whoever asks for them, and a recount finds the same', async () => {
    const tags = ({ facets }: FacetCounts) => facets.find(({ name }) => name === 'tag')?.values ?? []
    const { data: usual } = await house.ask<FacetCounts>('/api/listings/facets', {})
    const { data } = await house.ask<FacetCounts>('/api/listings/facets', { whole: 'tag' })
    assert.equal(tags(data).length, new Set(rows.flatMap((row) => row.tags)).size)
    assert.ok(tags(data).length > tags(usual).length, `${tags(data).length} are no more than are told anyway`)
    recount(data, {}, rows)
  })

  test('a filter stands where all that is listed has it, be it of one kind or of several', async () => {
    const shown = async (query: Readonly<Record<string, string>>) =>
      (await house.ask<FacetCounts>('/api/listings/facets', query)).data.facets.map(({ name }) => name)
    for (const query of [{ kind: 'job' }, { type: 'internship,job' }, { type: 'job' }]) {
      const names = await shown(query)
      assert.ok(
        ['category', 'pay'].every((each) => names.includes(each)),
        JSON.stringify([query, names]),
      )
    }
    const withPrizes = await shown({ type: 'job,quiz' })
    assert.deepEqual([withPrizes.includes('category'), withPrizes.includes('pay')], [false, true])
    for (const query of [{}, { type: 'job,event' }]) {
      const names = await shown(query)
      assert.deepEqual(
        [names.includes('category'), names.includes('pay'), names.includes('type')],
        [false, false, true],
      )
    }
  })

  test('a walk through the pages sees each once, while others are added', async () => {
    let added = 0
    const ids = new Set(rows.map(({ id }) => id))
    const seen = await walk({ sort: 'deadline' }, async () => {
      added += 1
      await house.live({ title: `Added while walking ${added}`, closesAt: `2026-12-0${(added % 8) + 1}T10:00:00.000Z` })
    })
    await house.listed({}, rows.length + added)
    const seenIds = seen.map(({ id }) => id)
    assert.equal(new Set(seenIds).size, seenIds.length, 'nothing twice')
    assert.deepEqual(
      [...ids].filter((id) => !seenIds.includes(id)),
      [],
      'nothing missed',
    )
    const deadlines = seen.map(({ closesAt }) => Date.parse(closesAt ?? '9999-01-01'))
    assert.deepEqual(
      deadlines,
      [...deadlines].sort((a, b) => a - b),
    )
  })

  for (const sort of ['newest', 'pay', 'relevance'] as const)
    test(`sorted by ${sort}, pages meet without a gap`, async () => {
      const query = { kind: 'internship', sort, ...(sort === 'relevance' && { q: 'intern' }) }
      const all = await walk(query)
      const total = (await house.ask<ListingPage>('/api/listings/search', query)).data.total
      assert.equal(new Set(all.map(({ id }) => id)).size, total)
      if (sort === 'pay') {
        const pays = all.map(({ pay }) => pay?.maxPaise ?? 0)
        assert.deepEqual(
          pays,
          [...pays].sort((a, b) => b - a),
        )
      }
    })

  test('at the second of the deadline list, counts and detail agree that it is closed; then the job closes it', async () => {
    const id = await house.live({ title: 'Closes on the dot', closesAt: '2026-11-21T07:00:00.000Z' })
    const query = { q: '"closes on the dot"' }
    await house.listed(query, 1)
    house.setNow(new Date('2026-11-21T06:59:59.999Z'))
    assert.equal((await house.ask<ListingPage>('/api/listings/search', query)).data.total, 1)
    house.setNow(new Date('2026-11-21T07:00:00.000Z'))
    assert.equal((await house.ask<ListingPage>('/api/listings/search', query)).data.total, 0)
    assert.equal((await house.ask<FacetCounts>('/api/listings/facets', query)).data.total, 0)
    const detail = await house.ask<Listing>(`/api/listings/opportunities/${id}`)
    assert.deepEqual([detail.status, detail.data.standing], [200, 'closed'])
    const close = house.kernel.view(jobs).find((job) => job.id === 'listings.close-past')
    await close?.run({
      now: new Date('2026-11-21T07:00:00.000Z'),
      signal: new AbortController().signal,
      data: undefined,
    })
    assert.equal((await house.service.find(id))?.state, 'closed')
    house.setNow(NOW)
  })

  test('a city in other letters is the same city: one value, which finds all of them', async () => {
    for (const city of ['shillong', 'SHILLONG', 'Shillong, Meghalaya'])
      await house.live({ city, title: 'Keeper of clouds', tags: ['Clouds'] })
    await house.listed({ tag: 'Clouds' }, 3)
    const { data } = await house.ask<FacetCounts>('/api/listings/facets', { tag: 'Clouds' })
    assert.deepEqual(data.facets.find(({ name }) => name === 'city')?.values, [{ value: 'Shillong', count: 3 }])
    for (const city of ['shillong', 'Shillong', 'SHILLONG'])
      assert.equal((await house.ask<ListingPage>('/api/listings/search', { city, tag: 'Clouds' })).data.total, 3)
  })

  test.run()
})
