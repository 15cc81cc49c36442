import assert from 'node:assert/strict'
import { suite } from 'uvu'
import type { OpportunityContent } from '../../../../features/listings/contract'
import type { Listing, OpportunityDetail } from '../../../../features/listings/contract/wire'
import { updateOpportunity } from '../../../../features/listings/server/opportunity-queries'
import type { ListingsTables } from '../../../../features/listings/server/tables'
import { eachDatabase } from '../../../support/database'
import { until } from '../../../support/waiting'
import { bootListings, contentOf, type ListingsHouse, NOW } from '../house'

const [FIRST, LATER, LATEST] = ['2026-11-30T18:29:59.000Z', '2026-12-02T18:29:59.000Z', '2026-12-04T18:29:59.000Z']

eachDatabase((kind) => {
  for (const lists of ['memory', 'database'] as const) {
    const test = suite(`deadlines that were extended, lists from ${lists}, ${kind}`)
    let house: ListingsHouse
    test.before(async () => {
      house = await bootListings(kind, {}, { publicUrl: 'http://localhost:4000', lists })
    })
    test.after(() => house?.dispose())

    const write = (id: number, content: Partial<OpportunityContent>) =>
      house.db.transact(async (tx) => {
        const now = await house.service.find(id, tx)
        assert.ok(now)
        await house.service.update(tx, id, { ...now, ...content }, { version: now.version })
      })
    const listed = async (id: number) => {
      const { data } = await house.ask<{ items: readonly Listing[] }>('/api/listings/search', { limit: '50' })
      return data.items.find((each) => each.id === id)
    }
    /** What its page, its card and, once they have it so, the lists say. */
    const said = async (id: number, closesAt: string) => {
      await until('lists have the deadline', async () => (await listed(id))?.closesAt === closesAt)
      const page = (await house.ask<OpportunityDetail>(`/api/listings/opportunities/${id}`)).data
      const [card] = await house.service.cards([id])
      return [page.isExtended, card?.isExtended, (await listed(id))?.isExtended]
    }
    const [YES, NO] = [
      [true, true, true],
      [undefined, undefined, undefined],
    ]

    test('page, card and list say so from then on, whatever else is written', async () => {
      const id = await house.live({ closesAt: FIRST })
      assert.deepEqual(await said(id, FIRST), NO)
      await write(id, { closesAt: LATER })
      assert.deepEqual(await said(id, LATER), YES)
      await write(id, { title: 'Product Design Intern, remote' })
      await write(id, { closesAt: LATEST })
      assert.deepEqual(await said(id, LATEST), YES)
      await write(id, { closesAt: LATER })
      assert.deepEqual(await said(id, LATER), YES, 'later than it was first still')
    })

    test('whoever gains no day is told nothing: it was made earlier, or as early again as it was', async () => {
      const id = await house.live({ closesAt: LATER })
      await write(id, { closesAt: FIRST })
      assert.deepEqual(await said(id, FIRST), NO)
      const back = await house.live({ closesAt: FIRST })
      await write(back, { closesAt: LATER })
      await write(back, { closesAt: FIRST })
      assert.deepEqual(await said(back, FIRST), NO)
    })

    test('what was never in sight with the old one is not extended; nor is a copy, nor what its source dates anew', async () => {
      const { id } = await house.db.transact((tx) => house.service.create(tx, contentOf({ closesAt: FIRST }), 7))
      await write(id, { closesAt: LATER })
      await house.db.transact(async (tx) => {
        await house.service.submit(tx, id, 7)
        await house.service.approve(tx, id, 1)
      })
      assert.deepEqual(await said(id, LATER), NO)
      await write(id, { closesAt: LATEST })
      const copy = await house.db.transact((tx) => house.service.duplicate(tx, id, 7))
      await write(copy.id, { closesAt: LATEST })
      await house.db.transact(async (tx) => {
        await house.service.submit(tx, copy.id, 7)
        await house.service.approve(tx, copy.id, 1)
      })
      assert.deepEqual(await said(copy.id, LATEST), NO)
      const imported = await house.live({ closesAt: FIRST })
      await updateOpportunity(house.db.of<ListingsTables>(), imported, contentOf({ closesAt: LATER }), { at: NOW })
      await house.db.transact((tx) => house.service.announce(tx, [imported]))
      assert.deepEqual(await said(imported, LATER), NO)
    })

    test.run()
  }
})
