import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { database } from '../../../../features/data/contract'
import { listingsServer } from '../../../../features/listings/server/feature'
import { opportunities } from '../../../../features/listings/contract'
import type { FacetCounts, ListingPage, Suggestions } from '../../../../features/listings/contract/wire'
import { savedServer } from '../../../../features/saved/server/feature'
import { people } from '../../../../features/session/contract'
import { bootApi, type Caller, type TestApi } from '../../../support/api'
import { eachDatabase } from '../../../support/database'
import { contentOf } from '../../registrations/house'

const NOW = new Date('2026-11-21T06:30:00Z')
const CITIES = ['Pune', 'Kochi', 'Pune', 'Delhi', 'Pune'] as const

eachDatabase((kind) => {
  const test = suite(`lists without what one hid, ${kind}`)
  let api: TestApi
  let ids: readonly number[]
  test.before(async () => {
    api = await bootApi([listingsServer, savedServer], { kind, now: NOW })
    const [db, service] = [api.kernel.get(database), api.kernel.get(opportunities)]
    const organizer = (await api.kernel.get(people).findByEmail('organizer@demo.test'))?.id ?? 0
    const made: number[] = []
    for (const [at, city] of CITIES.entries()) {
      const content = contentOf({ title: `Weaver ${at}`, city, closesAt: `2026-12-0${at + 1}T10:00:00.000Z` })
      const { id } = await db.transact((tx) => service.create(tx, content, organizer))
      await db.transact((tx) => service.submit(tx, id, organizer))
      await db.transact((tx) => service.approve(tx, id, organizer))
      made.push(id)
    }
    ids = made
  })
  test.after(() => api.dispose())

  const page = async (who: Caller, list: 'own/search' | 'search', query = ''): Promise<ListingPage> =>
    (await who.get(`/api/listings/${list}?q=weaver${query}`)).body
  const listed = async (who: Caller, list: 'own/search' | 'search') =>
    (await page(who, list, '&sort=deadline')).items.map(({ id }) => id)
  const inPune = async (who: Caller, counts: 'own/facets' | 'facets') => {
    const { total, facets }: FacetCounts = (await who.get(`/api/listings/${counts}?q=weaver`)).body
    const city = facets.find(({ name }) => name === 'city')
    return [total, city?.values.find(({ value }) => value === 'Pune')?.count]
  }

  test('lists, totals, counts and suggestions of who hid something leave it out, those of others do not', async () => {
    const [student, pro] = [await api.as('student'), await api.as('pro')]
    assert.deepEqual(await listed(student, 'own/search'), ids)
    assert.deepEqual(await inPune(student, 'own/facets'), [5, 3])
    assert.equal((await student.put(`/api/saved/hidden/${ids[2]}`)).status, 204)
    const left = ids.filter((_, at) => at !== 2)
    assert.deepEqual(await listed(student, 'own/search'), left)
    assert.equal((await page(student, 'own/search')).total, 4)
    assert.deepEqual(await inPune(student, 'own/facets'), [4, 2])
    const suggested = async (who: Caller, path: string): Promise<readonly number[]> => {
      const { opportunities }: Suggestions = (await who.get(`/api/listings/${path}?q=weaver`)).body
      return opportunities.map(({ id }) => id).sort((a, b) => a - b)
    }
    assert.deepEqual(await suggested(student, 'own/suggest'), left)
    assert.deepEqual(await suggested(api.nobody, 'suggest'), ids)

    assert.deepEqual(await listed(pro, 'own/search'), ids)
    assert.deepEqual(await listed(api.nobody, 'search'), ids)
    assert.deepEqual(await inPune(api.nobody, 'facets'), [5, 3])
    for (const own of ['search', 'facets', 'suggest']) {
      const { headers } = await student.get(`/api/listings/own/${own}?q=weaver`)
      assert.match(headers.get('cache-control') ?? '', /no-store|private/)
      assert.equal((await api.nobody.get(`/api/listings/own/${own}?q=weaver`)).status, 401)
    }
  })

  test('pages meet without a gap around it, and shown again it is back in its place', async () => {
    const student = await api.as('student')
    const first = await page(student, 'own/search', '&sort=deadline&limit=2')
    const second = await page(student, 'own/search', `&sort=deadline&limit=2&after=${first.next}`)
    assert.deepEqual(
      [...first.items, ...second.items].map(({ id }) => id),
      [ids[0], ids[1], ids[3], ids[4]],
    )
    assert.equal(second.next, null)
    assert.equal((await student.delete(`/api/saved/hidden/${ids[2]}`)).status, 204)
    assert.deepEqual(await listed(student, 'own/search'), ids)
    assert.deepEqual(await inPune(student, 'own/facets'), [5, 3])
  })

  test('what is hidden at the end of a page one stands on does not turn it', async () => {
    const student = await api.as('student')
    const first = await page(student, 'own/search', '&sort=deadline&limit=2')
    await student.put(`/api/saved/hidden/${ids[1]}`)
    const second = await page(student, 'own/search', `&sort=deadline&limit=2&after=${first.next}`)
    assert.deepEqual(
      second.items.map(({ id }) => id),
      [ids[2], ids[3]],
    )
    await student.delete(`/api/saved/hidden/${ids[1]}`)
  })

  test.run()
})
