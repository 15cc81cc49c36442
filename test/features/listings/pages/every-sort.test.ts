import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { citiesOf } from '../../../../features/listings/contract'
import type { ListingPage } from '../../../../features/listings/contract/wire'
import type { Landing } from '../../../../features/listings/contract/wire-landing'
import { type RunningSite, startSite } from '../../../support/site'
import { jsonLdFaults } from './json-ld-faults'
import { readPage } from './read-page'
import { lists, sortsOfLanding } from './routes'

const PUBLIC = 'https://careers.example.org'

const test = suite('each sort of SEO page, and the page of each kind')
let site: RunningSite
let paths: readonly string[]

const read = (path: string) => readPage(site.origin, path, {})
const ask = async <T>(path: string) => (await (await fetch(`${site.origin}/api/listings/${path}`)).json()) as T

test.before(async () => {
  site = await startSite({ PUBLIC_URL: PUBLIC, DEMO: 'force' })
  const map = await (await fetch(`${site.origin}/sitemaps/listings.searches-1.xml`)).text()
  paths = [...map.matchAll(/<loc>[^<]*?(\/(?:jobs|internships)\/[^<]+)<\/loc>/g)].map(([, path]) => path ?? '')
})
test.after(() => site?.stop())

async function firstOf(kind: string, type: string): Promise<Landing> {
  for (const path of paths.filter((each) => each.startsWith(`/${kind}s/`))) {
    const landing = await ask<Landing>(`landings/${kind}/${path.split('/')[2]}`)
    if (landing.type === type) return landing
  }
  throw new Error(`The demo data have no page of ${kind}s by ${type}.`)
}

for (const [kind, types] of Object.entries(sortsOfLanding))
  for (const type of types)
    test(`${kind}s by ${type}: what stands there is what the address says, and nothing else`, async () => {
      const { path, filters, place, subject } = await firstOf(kind, type)
      const page = await read(path)
      assert.deepEqual([page.status, page.canonical, page.headings.length], [200, PUBLIC + path, 1])
      assert.deepEqual(page.jsonLd.flatMap(jsonLdFaults), [])
      const words = [place, type.startsWith('company') ? subject : null].filter((each) => each !== null)
      for (const each of words) assert.ok(page.title.includes(each) && page.headings[0]?.includes(each), page.title)
      const asked = Object.entries(filters).map(([name, values]) => [name, values.join(',')])
      const query = new URLSearchParams([['kind', kind], ...asked] as string[][])
      const { items } = await ask<ListingPage>(`search?${query}`)
      assert.ok(items.length > 0)
      assert.deepEqual(
        page.rows,
        items.map((each) => each.path),
      )
      for (const item of items) {
        if (filters['city'])
          assert.ok(
            citiesOf(item).some((city) => filters['city']?.includes(city)),
            `${path}: ${item.city}`,
          )
        if (filters['organisation']) assert.ok(filters['organisation'].includes(item.organisation.name), path)
      }
    })

for (const [, kinds] of lists.filter((each) => each[1].length === 1))
  test(`the page of a ${kinds[0]}: its heading, address and markup, which its closed ones have not`, async () => {
    const [open] = (await ask<ListingPage>(`search?kind=${kinds[0]}`)).items
    assert.ok(open)
    const page = await read(open.path)
    assert.deepEqual([page.status, page.canonical, page.headings], [200, PUBLIC + open.path, [open.title]])
    assert.ok(page.title.includes(open.title))
    assert.deepEqual(page.jsonLd.flatMap(jsonLdFaults), [])
    const type = ['job', 'internship'].includes(kinds[0] ?? '') ? 'JobPosting' : 'Event'
    assert.ok(page.jsonLd.some((each) => each['@type'] === type))
    const [closed] = (await ask<ListingPage>(`search?kind=${kinds[0]}&status=closed`)).items
    if (!closed) return
    const over = await read(closed.path)
    assert.deepEqual([over.status, over.robots], [200, 'noindex, follow'])
    assert.ok(!over.jsonLd.some((each) => each['@type'] === type))
  })

test.run()
