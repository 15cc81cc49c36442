import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { personalData } from '../../../../features/data/contract'
import type { HomeLists, ListingPage, OpportunityDetail } from '../../../../features/listings/contract/wire'
import { eachDatabase } from '../../../support/database'
import { bootListings, contentOf, type ListingsHouse } from '../house'

eachDatabase((kind) => {
  const test = suite(`listing endpoints, ${kind}`)
  let house: ListingsHouse
  const detail = (id: number | string) =>
    house.ask<OpportunityDetail & { code?: string }>(`/api/listings/opportunities/${id}`)

  test.before(async () => {
    house = await bootListings(kind)
  })
  test.after(() => house?.dispose())

  test('an opportunity is found by id and by any address that ends in it; it says where it belongs', async () => {
    const id = await house.live({ kind: 'hackathon', title: 'Clean Water Hackathon' })
    for (const asked of [id, `clean-water-hackathon-${id}`, `an-old-title-${id}`]) {
      const { status, data } = await detail(asked)
      assert.deepEqual([status, data.path], [200, `/hackathons/clean-water-hackathon-${id}`])
    }
  })

  test('drafts and unknown ones are 404, what was taken down is 410', async () => {
    const draft = await house.db.transact((tx) => house.service.create(tx, contentOf(), 7))
    const gone = await house.live()
    await house.db.transact((tx) => house.service.remove(tx, gone, 1))
    for (const asked of [draft.id, 999_999, 'no-number', '0', '007', `${'9'.repeat(30)}`])
      assert.equal((await detail(asked)).status, 404, String(asked))
    assert.deepEqual([(await detail(gone)).status, (await detail(gone)).data.code], [410, 'removed'])
  })

  test('what is published, closed or taken down shows in the lists within a moment', async () => {
    const query = { q: 'zymurgy' }
    const id = await house.live({ title: 'Zymurgy intern' })
    await house.listed(query, 1)
    await house.db.transact((tx) => house.service.close(tx, id, 7, 'filled'))
    await house.listed(query, 0)
    await house.listed({ ...query, status: 'closed' }, 1)
    await house.db.transact((tx) => house.service.remove(tx, id, 7))
    await house.listed({ ...query, status: 'all' }, 0)
  })

  for (const [query, status] of [
    [{ after: 'nonsense' }, 400],
    [{ after: Buffer.from('[1,"newest",1,2]').toString('base64url') }, 400],
    [{ after: Buffer.from('[1,"deadline",null,2]').toString('base64url') }, 400],
    [{ limit: '0' }, 422],
    [{ limit: '51' }, 422],
    [{ sort: 'luck' }, 422],
    [{ kind: 'dragon' }, 422],
    [{ dragon: 'yes' }, 422],
    [{ city: 'Atlantis' }, 200],
    [{ city: ',,,' }, 200],
    [{ pay: 'month-1e9' }, 200],
  ] as const)
    test(`${JSON.stringify(query)} answers ${status}`, async () => {
      assert.equal((await house.ask('/api/listings/search', query)).status, status)
    })

  test('both names of a city filter the same', async () => {
    await house.live({ city: 'Mysore' })
    await house.live({ city: 'Mysuru' })
    for (const city of ['Mysuru', 'mysore', 'MYSORE']) await house.listed({ city }, 2)
  })

  test('the home page counts what is open and shows what closes within a week', async () => {
    const id = await house.live({ kind: 'quiz', title: 'Soon over', closesAt: '2026-11-21T20:00:00.000Z' })
    await house.listed({ q: '"soon over"' }, 1)
    const { data } = await house.ask<HomeLists>('/api/listings/home')
    const open = (await house.ask<ListingPage>('/api/listings/search', { kind: 'quiz' })).data.all
    assert.equal(data.counts.find((each) => each.kind === 'quiz')?.open, open)
    assert.equal(data.closingSoon[0]?.id, id)
  })

  test('a person gets what they organise, and is forgotten without it being lost', async () => {
    const made = await house.db.transact((tx) => house.service.create(tx, contentOf(), 99))
    const own = house.kernel.view(personalData).find(({ id }) => id === 'listings.organised')
    assert.ok(own)
    assert.equal(((await own.export(99))['opportunities'] as unknown[]).length, 1)
    await house.db.transact((tx) => own.erase(tx, 99))
    assert.deepEqual(await own.export(99), { opportunities: [], verifiedFor: [], verificationsGiven: [] })
    assert.equal((await house.service.find(made.id))?.organizerId, null)
  })

  test('nobody registers where the account that read who comes is erased; what is registered for elsewhere stays open', async () => {
    const publish = async (content: Parameters<typeof contentOf>[0]) => {
      const { id } = await house.db.transact((tx) => house.service.create(tx, contentOf(content), 98))
      await house.db.transact((tx) => house.service.submit(tx, id, 98))
      await house.db.transact((tx) => house.service.approve(tx, id, 1))
      return id
    }
    const [here, elsewhere] = [await publish({}), await publish({ externalUrl: 'https://elsewhere.test/apply' })]
    const own = house.kernel.view(personalData).find(({ id }) => id === 'listings.organised')
    await house.db.transact(async (tx) => own?.erase(tx, 98))
    const states = await Promise.all([here, elsewhere].map((id) => house.service.find(id)))
    assert.deepEqual(
      states.map((each) => [each?.state, each?.organizerId]),
      [
        ['closed', null],
        ['live', null],
      ],
    )
  })

  test.run()
})
