import assert from 'node:assert/strict'
import { suite } from 'uvu'
import type { ComparedPage } from '../../../../features/listings/contract/wire'
import { eachDatabase } from '../../../support/database'
import { bootListings, contentOf, type ListingsHouse } from '../house'

eachDatabase((kind) => {
  const test = suite(`compare, ${kind}`)
  let house: ListingsHouse
  test.before(async () => {
    house = await bootListings(kind)
  })
  test.after(() => house?.dispose())

  const compare = (ids: string) => house.ask<ComparedPage>('/api/listings/compare', { ids })

  test('shows what was asked for, in that order, once, and only what is public', async () => {
    const [first, second] = [await house.live({ title: 'First' }), await house.live({ title: 'Second' })]
    const { id: draft } = await house.db.transact((tx) => house.service.create(tx, contentOf({ title: 'Draft' }), 7))
    const { status, data } = await compare(`${second},${first},${second},${draft}`)
    assert.equal(status, 200)
    assert.deepEqual(
      data.items.map(({ title }) => title),
      ['Second', 'First'],
    )
    assert.deepEqual(data.items[0]?.eligibility, { audiences: ['college'] })
    assert.ok(!JSON.stringify(data).includes('Draw, test'), 'descriptions stay where they are read')
  })

  for (const odd of ['', '0', '1,2,3,4,5', '1,,2', 'a', '-1', '9999999999', "1' OR 1=1"])
    test(`“${odd}” is refused with words`, async () => {
      assert.equal((await compare(odd)).status, 422)
    })

  test.run()
})
