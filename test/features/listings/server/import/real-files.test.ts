import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { suite } from 'uvu'
import { eachDatabase } from '../../../../support/database'
import type { FacetCounts, Listing, ListingPage } from '../../../../../features/listings/contract/wire'
import { bootListings, type ListingsHouse } from '../../house'
import { recount } from '../recount'
import { importedRows, runImport } from './run-import'

/** Of the three files together. */
const IMPORTED = 845 + 765 + 300
/** Its call for papers hides behind a shortened link: nobody meets it before somebody has looked. */
const HELD = ['XtremeAI Online Conference']
const folder = resolve('../shared/data')

eachDatabase((kind) => {
  const test = suite(
    `import of the real files, ${kind}${existsSync(folder) ? '' : ': skipped, ../shared/data is not there'}`,
  )
  if (!existsSync(folder)) {
    test.skip('without the files', () => {})
    return test.run()
  }
  let house: ListingsHouse
  test.before(async () => {
    house = await bootListings(kind)
  })
  test.after(() => house?.dispose())

  for (const [name, made, folded, refused] of [
    ['conferences', 845, 4, 294],
    ['hackathons', 765, 0, 2],
    ['jobs', 300, 0, 0],
  ] as const)
    test(`${name}: all rows are accounted for, a second import makes and updates nothing`, async () => {
      const file = resolve(folder, `${name}.json`)
      const foretold = await runImport(house, [name, file, '--dry-run'])
      const first = await runImport(house, [name, file])
      assert.equal(first.closing, `${made} made, ${folded} updated, 0 unchanged, ${refused} refused`)
      assert.equal(foretold.closing, first.closing)
      assert.equal(first.report.filter(({ reason }) => reason).length, refused)
      const second = await runImport(house, [name, file])
      assert.equal(second.closing, `0 made, 0 updated, ${made + folded} unchanged, ${refused} refused`)
    })

  test('what is over is closed, what is to come is live', async () => {
    const rows = await importedRows(house)
    const now = new Date('2026-11-21T06:30:00Z')
    assert.equal(rows.length, IMPORTED)
    const titled = (some: typeof rows) => some.map(({ title }) => title)
    assert.deepEqual(titled(rows.filter(({ state }) => state === 'pending')), HELD)
    const judged = rows.filter(({ state }) => state !== 'pending')
    const wrong = judged.filter(({ state, closes_at }) => closes_at && (state === 'live') !== closes_at > now)
    assert.deepEqual(titled(wrong), [])
    assert.equal(rows.filter(({ kind, state }) => kind === 'job' && state === 'live').length, 22)
  })

  async function all(query: Readonly<Record<string, string>>): Promise<readonly Listing[]> {
    const seen: Listing[] = []
    for (let after: string | null | undefined; after !== null; ) {
      const { data } = await house.ask<ListingPage>('/api/listings/search', {
        ...query,
        ...(after && { after }),
        limit: '50',
      })
      seen.push(...data.items)
      after = data.next
    }
    return seen
  }

  test('counts of filters are those of a recount of what was imported', async () => {
    const rows = await all({ status: 'all' })
    assert.equal(rows.length, IMPORTED - HELD.length)
    const chosen = [
      {},
      { type: ['job'] },
      { mode: ['online'] },
      { type: ['hackathon', 'conference'], mode: ['onsite'] },
    ]
    const cities = [...new Set(rows.map(({ city }) => city ?? ''))].filter(Boolean).slice(0, 6)
    for (const each of [...chosen, ...cities.map((city) => ({ city: [city] }))]) {
      const query = Object.fromEntries(Object.entries(each).map(([name, values]) => [name, values.join(',')]))
      const { data } = await house.ask<FacetCounts>('/api/listings/facets', { ...query, status: 'all' })
      recount(data, each, rows)
    }
  })

  test('what was imported is found by its title, by its organisation in its place, and with a slip of the finger', async () => {
    const rows = await all({ status: 'open' })
    const first = async (q: string) =>
      (await house.ask<ListingPage>('/api/listings/search', { q, limit: '10' })).data.items.map(({ id }) => id)
    const asked = rows.filter((_, at) => at % 7 === 0)
    assert.ok(asked.length >= 5, `${asked.length} open ones are asked for`)
    for (const { id, title, organisation, city } of asked) {
      assert.ok((await first(title)).includes(id), title)
      assert.ok((await first(`${organisation.name} ${title} ${city ?? ''}`)).includes(id), `${title} of ${city}`)
      const long = /\p{L}{7,}/u.exec(title)?.[0]
      if (long) assert.ok((await first(title.replace(long, swapped(long)))).includes(id), swapped(long))
    }
  })

  test.run()
})

/** Two letters in its middle have changed places. */
const swapped = (word: string) => word.slice(0, 3) + (word[4] ?? '') + (word[3] ?? '') + word.slice(5)
