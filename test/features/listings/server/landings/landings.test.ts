import assert from 'node:assert/strict'
import { suite } from 'uvu'
import type { FacetCounts, ListingPage, OpportunityDetail } from '../../../../../features/listings/contract/wire'
import type { Landing } from '../../../../../features/listings/contract/wire-landing'
import { catalogue } from '../../../../../features/listings/server/catalogue/catalogue'
import { createLandings } from '../../../../../features/listings/server/landings/landings'
import { eachDatabase } from '../../../../support/database'
import { until } from '../../../../support/waiting'
import { bootListings, type ListingsHouse, NOW } from '../../house'

const PAISE = 100
const yearly = (rupees: number) => ({
  minPaise: rupees * PAISE,
  maxPaise: rupees * PAISE,
  currency: 'INR',
  period: 'year' as const,
})

eachDatabase((kind) => {
  const test = suite(`listing pages by slug, ${kind}`)
  let house: ListingsHouse
  const landing = (slug: string, of = 'job') =>
    house.ask<Landing & { code?: string }>(`/api/listings/landings/${of}/${slug}`)
  const list = (slug: string, more: Readonly<Record<string, string>> = {}) =>
    house.ask<ListingPage>('/api/listings/search', { kind: 'job', slug, limit: '50', ...more })

  test.before(async () => {
    house = await bootListings(kind)
    const job = (title: string, organisation: string, city: string | null, rupees: number) =>
      house.live({
        kind: 'job',
        title,
        organisation,
        city,
        workMode: city ? 'onsite' : 'remote',
        tags: [],
        pay: yearly(rupees),
      })
    await job('Associate, Data Analyst', 'Infosys', 'Bangalore', 600_000)
    await job('Data Analyst (Fresher)', 'Kaveri Labs', 'Bengaluru', 800_000)
    await job('Finance Associate', 'Infosys', 'Bengaluru', 1_200_000)
    await job('Senior Finance Manager', 'Infosys', 'Pune', 2_000_000)
    await job('Finance Trainee', 'Deccan Bank', 'Pune', 400_000)
    await job('Finance Analyst', 'Deccan Bank', 'Pune', 500_000)
    await job('Data Analyst', 'INFOSYS', null, 900_000)
    await house.live({ kind: 'internship', title: 'Finance Intern', organisation: 'Infosys', city: 'Pune' })
    const over = await house.live({ kind: 'job', title: 'Welder', organisation: 'Gone Ltd', city: 'Indore' })
    await house.listed({ kind: 'job' }, 8)
    await house.db.transact((tx) => house.service.close(tx, over, 1, 'filled'))
    await house.listed({ kind: 'job' }, 7)
  })
  test.after(() => house?.dispose())

  for (const [slug, path, type, open, isFull] of [
    ['jobs-in-bangalore', 'jobs-in-bangalore', 'location', 3, true],
    ['jobs-in-bengaluru', 'jobs-in-bangalore', 'location', 3, true],
    ['JOBS-IN-PUNE', 'jobs-in-pune', 'location', 3, true],
    ['finance-jobs', 'finance-jobs', 'category', 4, true],
    ['finance-jobs-in-pune', 'finance-jobs-in-pune', 'category-location', 3, true],
    ['finance-jobs-in-bangalore', 'finance-jobs-in-bangalore', 'category-location', 1, false],
    ['infosys-jobs', 'infosys-jobs', 'company', 4, true],
    ['infosys-jobs-in-bangalore', 'infosys-jobs-in-bangalore', 'company-location', 2, false],
    ['data-analyst-jobs', 'data-analyst-jobs', 'role', 3, true],
    ['work-from-home-jobs', 'work-from-home-jobs', 'wfh', 1, false],
    ['remote-jobs', 'work-from-home-jobs', 'wfh', 1, false],
    // What was there before and is over: it is known, and empty.
    ['jobs-in-indore', 'jobs-in-indore', 'location', 0, false],
  ] as const)
    test(`jobs/${slug} is ${type} at /jobs/${path} with ${open} open`, async () => {
      const { status, data } = await landing(slug)
      assert.equal(status, 200)
      assert.deepEqual([data.path, data.type, data.open, data.isFull], [`/jobs/${path}`, type, open, isFull])
      const shown = (await list(slug)).data
      assert.equal(shown.total, open)
    })

  for (const slug of [
    'jobs-in-atlantis',
    'dragon-jobs',
    'finance-internships',
    'jobs-in-pune-7',
    'deccan-bank-jobs-in-indore',
    '%00',
    'x'.repeat(150),
  ])
    test(`jobs/${slug} is nowhere, and so is its list`, async () => {
      assert.equal((await landing(slug)).status, 404)
      assert.equal((await list(slug)).status, 404)
    })

  test('a field of work that spec §2.6 names has its page before its first job comes', async () => {
    const { status, data } = await landing('business-jobs')
    assert.deepEqual([status, data.type, data.open, data.isFull], [200, 'category', 0, false])
    const { data: page } = await list('business-jobs')
    assert.deepEqual([page.items, page.total], [[], 0])
  })

  test('what a kind without such pages asks for is nowhere', async () => {
    assert.equal((await landing('jobs-in-pune', 'quiz')).status, 404)
    assert.equal((await landing('jobs-in-pune', 'dragon')).status, 404)
    assert.equal((await landing('internships-in-pune', 'internship')).status, 200)
    assert.equal((await landing('jobs-in-pune', 'internship')).status, 404)
  })

  test('all that is listed is what the slug promises, whatever else the address says', async () => {
    const shown = (await list('finance-jobs-in-pune', { city: 'Bengaluru', category: 'data' })).data.items
    assert.deepEqual(
      shown.map(({ city, title }) => [city, /Finance/.test(title)]),
      Array(3).fill(['Pune', true]),
    )
  })

  test('filters narrow it, and count beside it', async () => {
    assert.equal((await list('jobs-in-pune', { pay: 'year-600000' })).data.total, 1)
    const { data } = await house.ask<FacetCounts>('/api/listings/facets', { kind: 'job', slug: 'jobs-in-pune' })
    const of = (name: string) => data.facets.find((facet) => facet.name === name)?.values
    assert.deepEqual(of('category'), [{ value: 'finance', count: 3 }])
    assert.deepEqual(of('city'), [
      { value: 'Bengaluru', count: 3 },
      { value: 'Pune', count: 3 },
    ])
    assert.equal(of('organisation'), undefined)
  })

  test('what it says is counted: pay, organisations, cities, deadlines', async () => {
    const { data } = await landing('finance-jobs')
    assert.deepEqual(data.pay, {
      period: 'year',
      count: 4,
      middlePaise: 1_200_000 * PAISE,
      highestPaise: 2_000_000 * PAISE,
    })
    assert.deepEqual(data.organisations, [
      { name: 'Deccan Bank', open: 2 },
      { name: 'Infosys', open: 2 },
    ])
    assert.deepEqual(data.cities, [
      { name: 'Pune', open: 3 },
      { name: 'Bengaluru', open: 1 },
    ])
    assert.equal(data.soonest.length, 3)
    assert.equal((await landing('work-from-home-jobs')).data.pay, null)
  })

  test('it leads only to pages that are full, and each says what stands there', async () => {
    for (const slug of [
      'jobs-in-pune',
      'finance-jobs',
      'infosys-jobs',
      'finance-jobs-in-pune',
      'work-from-home-jobs',
    ]) {
      for (const { items } of (await landing(slug)).data.links)
        for (const { path, open } of items) {
          assert.notEqual(path, `/jobs/${slug}`)
          assert.ok(open >= 3, path)
          const [, , own = ''] = path.split('/')
          assert.equal((await list(own)).data.total, open, path)
        }
    }
    const links = (await landing('finance-jobs-in-pune')).data.links.flatMap(({ items }) =>
      items.map(({ path }) => path),
    )
    assert.ok(links.includes('/jobs/finance-jobs') && links.includes('/jobs/jobs-in-pune'), links.join())
  })

  test('a filter by organisation or role works by address on every list', async () => {
    const total = async (query: Record<string, string>) =>
      (await house.ask<ListingPage>('/api/listings/search', { kind: 'job', ...query })).data.total
    assert.equal(await total({ organisation: 'Deccan Bank' }), 2)
    assert.equal(await total({ role: 'data analyst' }), 3)
  })

  test('all open ones of a kind are read once for many pages, and anew after a minute', async () => {
    const lists = house.kernel.get(catalogue)
    let [reads, now] = [0, NOW]
    const counted = { ...lists, open: (of: string) => (reads++, lists.open(of)) }
    const pages = createLandings(counted, { now: () => now })
    const ask = async (slug: string) => {
      const found = await pages.find('job', slug)
      assert.ok(found)
      return (await pages.facts('job', found)).open
    }
    for (let at = 0; at < 3; at++) assert.deepEqual([await ask('jobs-in-pune'), await ask('infosys-jobs')], [3, 4])
    await pages.census('job')
    assert.equal(reads, 1)
    now = new Date(NOW.getTime() + 60_000)
    assert.equal(await ask('jobs-in-pune'), 3)
    assert.equal(reads, 2)
  })

  test('what is in several cities is on the page of each, once, and leads to those that are full', async () => {
    house.setNow(new Date(NOW.getTime() + 660_000))
    const others = ['Pune', 'Bangalore'].map((city) => ({ city, country: 'India' }))
    const id = await house.live({
      kind: 'job',
      title: 'Tailor',
      organisation: 'Narmada',
      city: 'Nashik',
      otherPlaces: others,
    })
    await house.listed({ kind: 'job', city: 'Nashik' }, 1)
    for (const slug of ['jobs-in-pune', 'jobs-in-bangalore', 'jobs-in-nashik'])
      assert.equal((await list(slug)).data.items.filter((each) => each.id === id).length, 1, slug)
    assert.equal((await landing('jobs-in-pune')).data.open, 4)
    const lists = await until('its page knows of the lists', async () => {
      const { data } = await house.ask<OpportunityDetail>(`/api/listings/opportunities/${id}`)
      return data.lists.otherCities?.[0] ? data.lists : undefined
    })
    assert.deepEqual(lists, {
      city: null,
      otherCities: ['/jobs/jobs-in-pune', '/jobs/jobs-in-bangalore'],
      organisation: null,
    })
  })

  test.run()
})
