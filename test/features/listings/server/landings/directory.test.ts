import assert from 'node:assert/strict'
import { suite } from 'uvu'
import type { OpportunityDetail } from '../../../../../features/listings/contract/wire'
import type { Directory } from '../../../../../features/listings/contract/wire-landing'
import { eachDatabase } from '../../../../support/database'
import { until } from '../../../../support/waiting'
import { bootListings, type ListingsHouse } from '../../house'

eachDatabase((kind) => {
  const test = suite(`ways to listing pages, ${kind}`)
  let house: ListingsHouse
  const ids: number[] = []
  test.before(async () => {
    house = await bootListings(kind)
    const job = (title: string, organisation: string, city: string) =>
      house.live({ kind: 'job', title, organisation, city, workMode: 'onsite', tags: [] })
    for (const organisation of ['Infosys', 'Infosys', 'Infosys', 'Finance'])
      ids.push(await job('Finance Associate', organisation, 'Bangalore'))
    ids.push(await job('Welder', 'Deccan Works', 'Pune'))
    await house.listed({ kind: 'job' }, 5)
  })
  test.after(() => house?.dispose())

  test('a list leads to those of one sort that have enough on them, and each of these is there', async () => {
    const { data } = await house.ask<Directory>('/api/listings/directory/job')
    const paths = Object.fromEntries(data.groups.map(({ group, items }) => [group, items.map(({ path }) => path)]))
    assert.deepEqual(paths['places'], ['/jobs/jobs-in-bangalore'])
    assert.deepEqual(paths['companies'], ['/jobs/infosys-jobs'])
    assert.ok(paths['categories']?.includes('/jobs/finance-jobs'))
    for (const path of Object.values(paths).flat())
      assert.equal((await house.ask(`/api/listings/landings/job/${path.split('/')[2]}`)).status, 200, path)
  })

  test('kinds without such pages, and kinds that are none, lead nowhere', async () => {
    for (const kind of ['quiz', 'unicorn'])
      assert.deepEqual(await house.ask(`/api/listings/directory/${kind}`), { status: 200, data: { groups: [] } })
  })

  test('an opportunity leads to the lists of its city and its organisation, where they have enough', async () => {
    const listsOf = async (id = 0) =>
      (await house.ask<OpportunityDetail>(`/api/listings/opportunities/${id}`)).data.lists
    await until('what there is was counted', async () => (await listsOf(ids[0])).city !== null)
    assert.deepEqual(await listsOf(ids[0]), { city: '/jobs/jobs-in-bangalore', organisation: '/jobs/infosys-jobs' })
    const called = await listsOf(ids[3])
    assert.deepEqual(called, { city: '/jobs/jobs-in-bangalore', organisation: null }, 'the field has that name')
    assert.deepEqual(await listsOf(ids[4]), { city: null, organisation: null })
  })

  test.run()
})
