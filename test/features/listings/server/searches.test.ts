import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { searches } from '../../../../features/listings/contract'
import type { ListingPage } from '../../../../features/listings/contract/wire'
import { loadSome } from '../../../../features/listings/server/catalogue/catalogue-queries'
import type { ListingsTables } from '../../../../features/listings/server/tables'
import { eachDatabase } from '../../../support/database'
import { bootListings, type ListingsHouse } from '../house'

/** Of each the list of the page and the kept search must agree. */
const asked: readonly Readonly<Record<string, string>>[] = [
  {},
  { kind: 'internship' },
  { kind: 'job' },
  { city: 'Bangalore' },
  { city: 'Pune,Bengaluru', mode: 'hybrid' },
  { city: 'Kochi' },
  { country: 'Nepal' },
  { q: 'engineer kathmandu' },
  { tag: 'Figma' },
  { tag: 'C++' },
  { q: 'design' },
  { q: 'designing internship' },
  { q: 'डिज़ाइन' },
  { q: 'naukri' },
  { q: '"product design"' },
  { q: '-figma' },
  { q: 'design -figma' },
  { q: 'कंटेंट लेखक' },
  { q: 'c++' },
  { pay: 'month-20000' },
  { audience: 'college' },
]

const otherPlaces = [
  { city: 'Cochin', country: 'India' },
  { city: 'Kathmandu', country: 'Nepal' },
]

eachDatabase((kind) => {
  const test = suite(`searches, ${kind}`)
  let house: ListingsHouse
  const ids: number[] = []
  test.before(async () => {
    house = await bootListings(kind)
    ids.push(await house.live())
    ids.push(
      await house.live({ kind: 'job', title: 'C++ Engineer', city: 'Pune', tags: ['C++'], pay: null, otherPlaces }),
    )
    ids.push(await house.live({ title: 'हिंदी कंटेंट लेखक', city: 'Delhi', tags: [], workMode: 'remote' }))
    await house.listed({}, ids.length)
  })
  test.after(() => house?.dispose())

  for (const filters of asked)
    test(`${JSON.stringify(filters)} kept finds what its list shows`, async () => {
      const service = house.kernel.get(searches)
      const canonical = service.canonical(filters)
      assert.equal(service.canonical(service.filtersOf(canonical)), canonical)
      const { data } = await house.ask<ListingPage>('/api/listings/search', { ...filters, limit: '50' })
      const shown = new Set(data.items.slice(0, data.exact ?? data.items.length).map(({ id }) => id))
      const [found = []] = await house.db.transact((tx) => service.matching(ids, [canonical], tx))
      assert.deepEqual(
        ids.filter((id) => found.includes(id)),
        ids.filter((id) => shown.has(id)),
      )
    })

  test('a draft is in no search', async () => {
    const isIn = await house.db.transact((tx) => house.kernel.get(searches).matching([999_999], ['', 'q=design'], tx))
    assert.deepEqual(isIn, [[], []])
  })

  test('a search by a filter that is switched off finds nothing, and the others what they find', async () => {
    const found = await house.db.transact((tx) =>
      house.kernel.get(searches).matching(ids, ['gone=yes&kind=job', 'kind=job'], tx),
    )
    assert.deepEqual(found, [[], [ids[1]]])
  })

  test('what stands for a landing page, or for nobody in particular, is kept in no search', () => {
    const { canonical } = house.kernel.get(searches)
    assert.throws(() => canonical({ kind: 'job', slug: 'jobs-in-pune' }), /cannot have the filter "slug"/)
  })

  test('what an edit brings in is judged by when it was made: a deadline that moved just in time is no news', async () => {
    const id = await house.live({ title: 'Loom Fellow', closesAt: '2026-11-30T18:29:59.000Z' })
    const [row] = await loadSome(house.db.of<ListingsTables>(), [id])
    assert.ok(row)
    const was = { ...row, closesAt: '2026-11-20T06:30:00.000Z' } // as an event has it, and over by now
    const entered = (at: string) =>
      house.db.transact((tx) => house.kernel.get(searches).entered({ was, at }, ['q=loom'], tx))
    assert.deepEqual(await entered('2026-11-20T06:29:59.000Z'), [[]])
    assert.deepEqual(await entered('2026-11-20T06:30:01.000Z'), [[id]])
  })

  test.run()
})
