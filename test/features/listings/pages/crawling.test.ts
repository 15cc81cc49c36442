import assert from 'node:assert/strict'
import { parse } from 'parse5'
import { suite } from 'uvu'
import { type RunningSite, startSite } from '../../../support/site'
import { elementsOf } from './read-page'

const test = suite('crawling the lists')
let site: RunningSite
test.before(async () => {
  site = await startSite()
})
test.after(() => site?.stop())

const LISTS = ['/jobs', '/internships', '/all-opportunities', '/jobs-and-internships', '/jobs/finance-jobs']
const PER_PAGE = 20

/** What a crawler that keeps to robots.txt and to `nofollow` goes on to from a page: addresses of this site. */
async function linksOf(path: string) {
  const answer = await fetch(site.origin + path, { redirect: 'manual' })
  const elements = elementsOf(parse(await answer.text()))
  const robots = elements.find(({ attributes }) => attributes['name'] === 'robots')?.attributes['content'] ?? ''
  const links = elements
    .filter(({ name, attributes }) => name === 'a' && attributes['href'] && !/nofollow/.test(attributes['rel'] ?? ''))
    .map(({ attributes }) => new URL(attributes['href'] ?? '', site.origin + path))
    .filter(({ origin, pathname }) => origin === site.origin && !pathname.startsWith('/api/'))
  const paths = links.map(({ pathname, search }) => pathname + search)
  return { status: answer.status, robots, links: robots.includes('nofollow') ? [] : [...new Set(paths)] }
}

const isOfLists = (path: string) => LISTS.includes(path.split('?')[0] ?? '')
const queriesOf = (links: readonly string[]) => links.filter((link) => isOfLists(link) && link.includes('?'))

for (const path of LISTS)
  test(`${path} leads to its next page and to no combination of filters`, async () => {
    const { robots, links } = await linksOf(path)
    assert.equal(robots, '')
    const own = queriesOf(links)
    for (const link of own) assert.match(link, /\?(after|lang)=[^&]*$/, link)
    assert.ok(own.length <= 2, own.join(' '))
  })

test('a filtered list leads to no other filters: whoever comes there finds the way back and its next page', async () => {
  const { robots, links } = await linksOf('/jobs?city=Pune,Delhi&mode=remote&sort=pay&tag=SQL')
  assert.match(robots, /noindex/)
  for (const link of queriesOf(links)) {
    const names = [...new URL(link, site.origin).searchParams.keys()]
    assert.deepEqual(
      names.filter((name) => !['city', 'mode', 'sort', 'tag', 'after', 'lang'].includes(name)),
      [],
      link,
    )
  }
  assert.ok(queriesOf(links).length <= 8, queriesOf(links).join(' '))
})

test('page after page a list ends, none of its pages is indexed but the first, and none leads back into depth', async () => {
  const { total } = (await (await fetch(`${site.origin}/api/listings/search?kind=scholarship`)).json()) as {
    total: number
  }
  const seen = new Set<string>()
  for (let next: string | undefined = '/scholarships'; next; ) {
    seen.add(next)
    const { status, robots, links } = await linksOf(next)
    assert.equal(status, 200)
    assert.equal(robots.includes('noindex'), next !== '/scholarships', next)
    next = links.find((link) => link.startsWith('/scholarships?after=') && !seen.has(link))
  }
  assert.equal(seen.size, Math.max(1, Math.ceil(total / PER_PAGE)))
})

test('what nobody wrote a link to is bounded: a made-up place in a list, and more values than a filter takes', async () => {
  for (const path of [
    `/jobs?after=${'A'.repeat(150)}`,
    `/jobs?city=${Array.from({ length: 400 }, (_, at) => `c${at}`).join()}`,
    `/jobs?${Array.from({ length: 200 }, (_, at) => `f${at}=1`).join('&')}`,
    '/jobs/a-b-c-d-e-f-g-h-jobs-in-nowhere',
    '/jobs/jobs/jobs/jobs',
  ]) {
    const { status, robots } = await linksOf(path)
    assert.ok([200, 400, 404].includes(status), `${path.slice(0, 40)} ${status}`)
    assert.match(robots, /noindex/, path.slice(0, 40))
  }
})

test.run()
