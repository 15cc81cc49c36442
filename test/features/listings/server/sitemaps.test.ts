import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { ownKinds } from '../../../../features/listings/contract'
import { eachDatabase } from '../../../support/database'
import { bootListings, contentOf, NOW, type ListingsHouse } from '../house'

const SITE = 'http://localhost:4000'

eachDatabase((kind) => {
  const test = suite(`sitemaps, ${kind}`)
  let house: ListingsHouse
  let ids: Record<'open' | 'later' | 'over' | 'endless' | 'hindi', number>

  const locations = async (path: string) =>
    [...(await (await house.fetch(path)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) =>
      url?.replace(SITE, ''),
    )
  const opportunities = () => locations('/sitemaps/listings.opportunities-1.xml')

  test.before(async () => {
    house = await bootListings(kind)
    ids = {
      open: await house.live({ title: 'Open', closesAt: '2026-11-30T18:29:59.000Z' }),
      later: await house.live({ title: 'Later', opensAt: '2026-11-25T00:00:00.000Z' }),
      over: await house.live({ title: 'Over', closesAt: '2026-11-21T06:29:59.000Z' }),
      endless: await house.live({ title: 'Endless', closesAt: null, kind: 'scholarship' }),
      hindi: await house.live({ title: 'छात्रवृत्ति & more', kind: 'scholarship' }),
    }
    await house.db.transact((tx) => house.service.create(tx, contentOf({ title: 'Draft' }), 7))
    const gone = await house.live({ title: 'Gone' })
    await house.db.transact((tx) => house.service.remove(tx, gone, 1))
    await house.listed({ kind: 'internship' }, 1)
  })
  test.after(() => house?.dispose())

  test('robots.txt names the index, the index the files, and each file has something', async () => {
    const robots = await (await house.fetch('/robots.txt')).text()
    // Who shows a shared link fetches its picture, and keeps to what is said here.
    const rules = ['User-agent: *', 'Disallow: /api/', 'Allow: /api/*.png']
    assert.equal(robots, [...rules, '', 'Sitemap: http://localhost:4000/sitemap.xml', ''].join('\n'))
    const files = await locations('/sitemap.xml')
    assert.deepEqual(files, [
      '/sitemaps/web.pages-1.xml',
      '/sitemaps/listings.lists-1.xml',
      '/sitemaps/listings.opportunities-1.xml',
    ])
    for (const file of files) assert.ok((await locations(file ?? '')).length > 0, file)
  })

  test('it holds what is live and not over, drafts and what was taken down never', async () => {
    assert.deepEqual(await opportunities(), [
      `/internships/open-${ids.open}`,
      `/internships/later-${ids.later}`,
      `/scholarships/endless-${ids.endless}`,
      `/scholarships/more-${ids.hindi}`,
    ])
  })

  test('its time of change is that of the last change, or of its opening', async () => {
    const changed = async () =>
      new Map(
        [
          ...(await (await house.fetch('/sitemaps/listings.opportunities-1.xml')).text()).matchAll(
            /<loc>[^<]+-(\d+)<\/loc><lastmod>([^<]+)<\/lastmod>/g,
          ),
        ].map(([, id, at]) => [Number(id), at]),
      )
    assert.equal((await changed()).get(ids.open), NOW.toISOString())
    house.setNow(new Date('2026-11-26T08:00:00Z'))
    assert.equal((await changed()).get(ids.later), '2026-11-25T00:00:00.000Z')
    house.setNow(NOW)
  })

  test('what closes is out with the next question', async () => {
    await house.db.transact((tx) => house.service.close(tx, ids.endless, 7, 'filled'))
    assert.ok(!(await opportunities()).some((path) => path?.endsWith(`-${ids.endless}`)))
    house.setNow(new Date('2026-12-01T00:00:00Z'))
    assert.ok(!(await opportunities()).some((path) => path?.endsWith(`-${ids.open}`)))
    house.setNow(NOW)
  })

  test('lists of all kinds are in it, and pages by slug that are full', async () => {
    const lists = await locations('/sitemaps/listings.lists-1.xml')
    for (const { listingPath } of ownKinds) assert.ok(lists.includes(listingPath), listingPath)
    assert.equal((await house.fetch('/sitemaps/listings.searches-1.xml')).status, 404)
    for (const title of ['One', 'Two', 'Three'])
      await house.live({ title: `${title} Intern`, city: 'Pune', organisation: title, tags: [] })
    await house.listed({ kind: 'internship', city: 'Pune' }, 3)
    house.setNow(new Date(NOW.getTime() + 61_000))
    assert.deepEqual(await locations('/sitemaps/listings.searches-1.xml'), ['/internships/internships-in-pune'])
  })

  for (const file of [
    'nothing.here-1.xml',
    'listings.lists-0.xml',
    'listings.lists-2.xml',
    'listings.lists-99999.xml',
    'x',
    '%2e%2e',
  ])
    test(`/sitemaps/${file} is not there`, async () => {
      assert.equal((await house.fetch(`/sitemaps/${file}`)).status, 404)
    })

  test.run()
})
