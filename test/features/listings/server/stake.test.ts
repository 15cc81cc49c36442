import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { stakes } from '../../../../features/modules/contract'
import { bootListings, type ListingsHouse, NOW } from '../house'

const test = suite('what goes with the listings')
let house: ListingsHouse
test.before(async () => {
  house = await bootListings('embedded')
})
test.after(() => house?.dispose())

test('what is public counts, and as open what the lists call open: without a deadline too, once it has begun', async () => {
  const day = (days: number) => new Date(NOW.getTime() + days * 86_400_000).toISOString()
  const own = [
    { closesAt: null },
    { closesAt: day(9), opensAt: day(-1) },
    { closesAt: day(9), opensAt: day(2) },
    { closesAt: day(9), visibility: 'link' as const },
  ]
  for (const [at, each] of own.entries()) await house.live({ title: `Intern ${at}`, ...each })
  const stake = house.kernel.view(stakes).find(({ id }) => id === 'listings.stake.live')
  assert.deepEqual({ ...(await stake?.count(NOW)) }, { live: 3, open: 2 })
  assert.deepEqual({ ...(await stake?.count(new Date(day(20)))) }, { live: 3, open: 1 })
})

test.run()
