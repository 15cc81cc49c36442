import assert from 'node:assert/strict'
import { suite } from 'uvu'
import type { ComparedPage, Listing, OpportunityDetail } from '../../../../features/listings/contract/wire'
import { tellListingsJob } from '../../../../features/rules/server/tell-listings-job'
import { eachDatabase } from '../../../support/database'
import { bootRules, NOW, type RulesHouse } from '../house'

eachDatabase((kind) => {
  const test = suite(`lists know of rules, ${kind}`)
  let house: RulesHouse
  test.before(async () => {
    house = await bootRules(kind)
  })
  test.before.each(() => house.setNow(NOW))
  test.after(() => house?.dispose())

  async function listed(id: number): Promise<Listing> {
    await house.listed(id)
    const { items } = (await house.nobody.get('/api/listings/search?limit=50')).body as { items: readonly Listing[] }
    const found = items.find((each) => each.id === id)
    assert.ok(found)
    return found
  }
  const page = async (id: number) =>
    (await house.nobody.get(`/api/listings/opportunities/${id}`)).body as OpportunityDetail

  test('what its organizer asks is told in rows, on the page and in a comparison; without rules nothing is', async () => {
    const ruled = await house.published([{ fact: 'cgpa', from: 8 }])
    const open = await house.published([])
    assert.deepEqual([(await listed(ruled)).hasConditions, (await listed(open)).hasConditions], [true, false])
    assert.deepEqual([(await page(ruled)).hasRules, (await page(open)).hasRules], [true, false])
    const { items } = (await house.nobody.get(`/api/listings/compare?ids=${ruled},${open}`)).body as ComparedPage
    assert.deepEqual(
      items.map(({ hasRules }) => hasRules),
      [true, false],
    )
  })

  test('years, an age or a note are conditions too, and no rules beside what it says of itself', async () => {
    const dated = await house.live({ title: 'Dated', eligibility: { passingOutFrom: 2027 } })
    const noted = await house.live({ title: 'Noted', eligibility: { note: 'Bring your own instrument.' } })
    for (const id of [dated, noted])
      assert.deepEqual([(await listed(id)).hasConditions, (await page(id)).hasRules], [true, false])
  })

  test('what was written before lists asked is told at night, and nothing is told twice', async () => {
    const id = await house.published([{ fact: 'backlogs', to: 0 }])
    await house.db.transact((tx) => house.service.announce(tx, [id], { hasRules: false }))
    const job = tellListingsJob(house.db, house.service)
    const run = () => job.run({ now: NOW, signal: new AbortController().signal } as never)
    assert.deepEqual([await run(), await run()], [{ told: 1 }, { told: 0 }])
    assert.equal((await page(id)).hasRules, true)
  })

  test.run()
})
