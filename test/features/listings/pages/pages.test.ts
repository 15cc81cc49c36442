import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { suite } from 'uvu'
import type { ListingPage } from '../../../../features/listings/contract/wire'
import { type RunningSite, startSite } from '../../../support/site'
import { jsonLdFaults } from './json-ld-faults'
import { type ReadPage, readPage } from './read-page'
import { landings, lists, moved, nowhere, segments } from './routes'

/** What PUBLIC_URL is: addresses in heads begin with it, whatever port the test has. */
const PUBLIC = 'https://careers.example.org'

const test = suite('routes of listings')
let site: RunningSite

const read = (path: string, headers: Record<string, string> = {}) => readPage(site.origin, path, headers)
const inHindi = { cookie: 'unLang=hn' }
const ask = async (query: string) =>
  (await (await fetch(`${site.origin}/api/listings/search?${query}`)).json()) as ListingPage
const typesOf = ({ jsonLd }: ReadPage) => jsonLd.map((each) => each['@type'])

async function admin(...words: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, ['dist/server/admin.js', ...words], {
    env: { ...process.env, DATA_DIR: site.dataDir },
  })
  return stdout
}

/** As every page of a list is: its own title and address, one heading, valid markup, no footer (spec §2.6). */
function assertInOrder(page: ReadPage, path: string, heading: string): void {
  assert.equal(page.status, 200, path)
  assert.equal(page.headings.length, 1, path)
  assert.ok(page.headings[0]?.startsWith(heading), `${path}: ${page.headings[0]}`)
  assert.ok(page.title.includes(heading), `${path}: ${page.title}`)
  assert.equal(page.canonical, `${PUBLIC}/${path}`)
  assert.ok((page.description?.length ?? 0) > 40, path)
  assert.equal(page.robots, undefined, path)
  assert.equal(page.hasFooter, false, path)
  assert.equal(page.alternates['hi'], `${PUBLIC}/${path}?lang=hn`)
  assert.deepEqual(page.jsonLd.flatMap(jsonLdFaults), [], path)
}

test.before(async () => {
  site = await startSite({ PUBLIC_URL: PUBLIC, DEMO: 'force' })
})
test.after(() => site?.stop())

for (const [path, kinds, en, hi] of lists)
  test(`/${path} lists ${kinds.join(' and ') || 'all kinds'}, in both languages`, async () => {
    const page = await read(`/${path}`)
    assertInOrder(page, path, en)
    assert.deepEqual(typesOf(page), ['ItemList', 'BreadcrumbList'])
    const asked = kinds.length === 1 ? `kind=${kinds[0]}` : kinds.length > 1 ? `type=${kinds.join(',')}` : ''
    const { items } = await ask(asked)
    assert.ok(items.length > 0, path)
    assert.deepEqual(
      page.rows,
      items.map((each) => each.path),
    )
    assert.ok(items.every(({ kind, standing }) => standing === 'open' && (kinds.length === 0 || kinds.includes(kind))))
    const other = await read(`/${path}`, inHindi)
    assertInOrder({ ...other, canonical: other.canonical?.replace('?lang=hn', '') }, path, hi)
    assert.equal(other.language, 'hi')
  })

for (const [path, type, heading, promise] of landings)
  test(`/${path} (${type}) shows what it promises`, async () => {
    const page = await read(`/${path}`)
    assertInOrder(page, path, heading)
    assert.deepEqual(typesOf(page), ['ItemList', 'BreadcrumbList', 'FAQPage'])
    const [segment] = path.split('/')
    const query = new URLSearchParams({ kind: segment === 'jobs' ? 'job' : 'internship', ...promise })
    assert.deepEqual(
      page.rows,
      (await ask(String(query))).items.map((each) => each.path),
    )
    assert.ok(page.rows.length >= 3 && page.rows.every((row) => row.startsWith(`/${segment}/`)))
  })

test('on Hindi pages cities stand in Devanagari: in headings, filters and rows; their addresses stay', async () => {
  const page = await read('/jobs/jobs-in-pune', inHindi)
  assert.equal(page.status, 200)
  for (const words of [page.headings[0], page.title, page.description]) assert.match(words ?? '', /पुणे/)
  assert.equal(page.canonical, `${PUBLIC}/jobs/jobs-in-pune?lang=hn`)
  assert.ok((page.text.match(/पुणे/g)?.length ?? 0) > 5, 'in each row')
  const { text } = await read('/jobs', inHindi)
  for (const city of ['दिल्ली', 'हैदराबाद']) assert.ok(text.includes(city), city)
})

test('companies have pages of their own, also by city: those of the sitemap are all there, and full', async () => {
  const map = await (await fetch(`${site.origin}/sitemaps/listings.searches-1.xml`)).text()
  const paths = [...map.matchAll(/<loc>[^<]*?(\/(?:jobs|internships)\/[^<]+)<\/loc>/g)].map(([, path]) => path ?? '')
  assert.ok(paths.length > 300, `${paths.length}`)
  assert.equal(new Set(paths).size, paths.length)
  const some = paths.filter((_, at) => at % 40 === 0)
  const pages = await Promise.all(some.map((path) => read(path)))
  for (const [at, page] of pages.entries())
    assert.deepEqual(
      [some[at], page.status, page.robots, page.canonical],
      [some[at], 200, undefined, PUBLIC + some[at]],
    )
  assert.equal(new Set(pages.map(({ title }) => title)).size, pages.length)
  const companies = paths.filter((path) => /-(labs|media|energy|capital)-(jobs|internships)$/.test(path))
  assert.ok(companies.length > 0)
})

test('a thin page is shown and not indexed, and in no sitemap', async () => {
  const { items } = await ask('kind=job&limit=50&sort=newest')
  for (const { organisation } of items) {
    const path = `/jobs/${organisation.slug}-jobs`
    const page = await read(path)
    if (page.status !== 200 || page.robots === undefined) continue
    assert.equal(page.robots, 'noindex, follow')
    assert.ok(page.rows.length < 3)
    assert.ok(!(await (await fetch(`${site.origin}/sitemaps/listings.searches-1.xml`)).text()).includes(`${path}<`))
    return
  }
  assert.fail('There is no thin page in the demo data.')
})

for (const [from, to] of moved)
  test(`${from} leads to ${to} in one step`, async () => {
    const first = await read(from)
    assert.deepEqual([first.status, first.location], [301, to])
    assert.equal((await read(to)).status, 200)
  })

for (const path of nowhere)
  test(`${path} is not there`, async () => {
    const page = await read(path)
    assert.deepEqual([page.status, page.robots], [404, 'noindex'])
    assert.deepEqual(page.headings, ['Page Not Found'])
  })

test('an opportunity is at one address; every segment, old title and short form leads there in one step', async () => {
  for (const kind of ['job', 'hackathon']) {
    const found = (await ask(`kind=${kind}`)).items[0]
    assert.ok(found)
    const slug = found.path.split('/')[2] ?? ''
    const page = await read(found.path)
    assert.deepEqual([page.status, page.canonical, page.robots], [200, PUBLIC + found.path, undefined])
    assert.deepEqual(page.jsonLd.flatMap(jsonLdFaults), [])
    assert.deepEqual(typesOf(page), [kind === 'job' ? 'JobPosting' : 'Event', 'BreadcrumbList'])
    const others = [
      ...segments.map((segment) => `/${segment}/${slug}`),
      `/${kind}s/an-old-title-${found.id}`,
      `/o/${found.id}`,
    ]
    for (const path of others.filter((each) => each !== found.path)) {
      const led = await read(path)
      assert.deepEqual([path, led.status, led.location], [path, 301, found.path])
    }
  }
})

test('its picture is drawn, for both languages', async () => {
  const found = (await ask('kind=internship')).items[0]
  for (const headers of [{}, inHindi]) {
    const { image = '' } = await read(found?.path ?? '', headers)
    assert.ok(image.startsWith(`${PUBLIC}/api/listings/opportunities/${found?.id}/image.png?v=`), image)
    const answer = await fetch(image.replace(PUBLIC, site.origin))
    assert.deepEqual([answer.status, answer.headers.get('content-type')], [200, 'image/png'])
    const bytes = Buffer.from(await answer.arrayBuffer())
    assert.deepEqual([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], [1200, 630])
  }
})

test('closed: it stays with its notice, without markup of a posting, and is not indexed', async () => {
  const found = (await ask('kind=job&status=closed')).items[0]
  const page = await read(found?.path ?? '')
  assert.deepEqual([page.status, page.robots, typesOf(page)], [200, 'noindex, follow', ['BreadcrumbList']])
  assert.match(page.text, /This closed on \d\d\/\d\d\/\d\d/)
})

test('not open yet: it counts down to its opening', async () => {
  const found = (await ask('status=upcoming')).items[0]
  const page = await read(found?.path ?? '')
  assert.deepEqual([page.status, page.robots], [200, undefined])
  assert.match(page.text, /Opens in.*\d\d:\d\d:\d\d/s)
})

test('merged: its address leads to the other in one step; taken down: 410; a draft: as if it were not there', async () => {
  const [gone, twice, stays] = (await ask('kind=scholarship&sort=newest')).items
  assert.ok(gone && twice && stays)
  await admin('merge', String(twice.id), String(stays.id))
  await admin('take-down', String(gone.id), 'entered by mistake')
  const led = await read(twice.path)
  assert.deepEqual([led.status, led.location], [301, stays.path])
  const removed = await read(gone.path)
  assert.deepEqual([removed.status, removed.robots, removed.jsonLd], [410, 'noindex', []])
  assert.equal((await fetch(`${site.origin}/api/listings/opportunities/${gone.id}/image.png`)).status, 410)
  const map = await (await fetch(`${site.origin}/sitemaps/listings.opportunities-1.xml`)).text()
  for (const { path } of [gone, twice]) assert.ok(!map.includes(`${path}<`), path)
  const listed = new Set([...map.matchAll(/-(\d+)<\/loc>/g)].map(([, id]) => Number(id)))
  const hidden = Array.from({ length: 60 }, (_, at) => at + 1).filter((id) => !listed.has(id))
  const states = await Promise.all(
    hidden.map(async (id) => (await fetch(`${site.origin}/api/listings/opportunities/${id}`)).status),
  )
  assert.ok(states.includes(404), 'The demo data have drafts among the first.')
})

const ODD = [
  'page=0',
  'page=1e9',
  'page=-1',
  'page=%D9%A3',
  'after=x',
  'after=W10',
  'after=WzIsImRlYWRsaW5lIiwxZTk5OSwxXQ',
  'sort=luck',
  'status=never',
  'city=',
  'city=,,,',
  'city=A&city=B',
  'city=%00',
  'pay=month-1e9',
  'q=%00%FF',
  'q=%22%22%22',
  `q=${'x'.repeat(2000)}`,
  '__proto__=1&constructor=2',
  'lang=zz',
  'kind=dragon&slug=nowhere',
  'utm_source=%3Cscript%3E',
]

for (const query of ODD)
  test(`?${query.slice(0, 40)} is an answer on every sort of page, never a fault`, async () => {
    for (const path of ['/jobs', '/all-opportunities', '/jobs-and-internships', '/jobs/finance-jobs']) {
      const page = await read(`${path}?${query}`)
      assert.ok([200, 400].includes(page.status), `${path}?${query} ${page.status}`)
      assert.ok(query === 'lang=zz' || page.robots?.startsWith('noindex'), `${path}?${query} is indexed`)
    }
  })

test('feeds are offered under the filters of the address', async () => {
  const { alternates } = await read('/jobs?city=Pune&sort=pay')
  for (const [type, form] of [
    ['application/rss+xml', 'rss'],
    ['text/calendar', 'ics'],
  ] as const) {
    assert.equal(alternates[type], `/api/listings/feed.${form}?city=Pune&kind=job`)
    assert.equal((await fetch(site.origin + alternates[type])).status, 200)
  }
})

test.run()
