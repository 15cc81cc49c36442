import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { type Stake, stakes } from '../../../../features/modules/contract'
import { createCountStakes } from '../../../../features/modules/server/stakes'
import { contribute, defineFeature, defineRuntime, provide, token } from '../../../../kernel/index'
import { bootApi, type TestApi } from '../../../support/api'

const now = new Date('2026-11-27T10:00:00Z')
const warned: object[] = []
const log = { warn: (about: object) => void warned.push(about) }

const counts = (id: string, count: Stake['count']): Stake => ({ id, count })
const counting = (own: readonly Stake[], limitMs = 1) =>
  createCountStakes({ stakes: () => own, now: () => now, log, limitMs })

const test = suite('what is at stake where a feature goes')

test('what counts nothing is left out, and what fails or hangs is said not to have been counted', async () => {
  const own = [
    counts('shop.stake.orders', async () => ({ orders: 2, people: 1 })),
    counts('shop.stake.carts', async () => ({ carts: 0, people: 0 })),
    counts('shop.stake.broken', () => Promise.reject(new Error('no table'))),
    counts('shop.stake.hanging', () => new Promise(() => {})),
    counts('bar.stake.guests', async () => ({ guests: 9 })),
  ]
  assert.deepEqual(await counting(own)(['shop']), [
    { feature: 'shop', says: 'shop.stake.orders', counts: { orders: 2, people: 1 } },
    { feature: 'shop', says: 'shop.stake.broken', counts: null },
    { feature: 'shop', says: 'shop.stake.hanging', counts: null },
  ])
  assert.equal(warned.length, 2)
})

test('one that throws at once is uncounted too, and what goes first is told first', async () => {
  const broken = counts('bar.stake.guests', () => {
    throw new Error('not even a promise')
  })
  const told = await counting([broken, counts('shop.stake.orders', async () => ({ orders: 1 }))], 1000)(['shop', 'bar'])
  assert.deepEqual(
    told.map(({ feature, counts }) => [feature, counts]),
    [
      ['shop', { orders: 1 }],
      ['bar', null],
    ],
  )
})

const shelf = token<object>('shop.shelf')
const shop = defineFeature({
  id: 'shop',
  provides: [shelf],
  load: async () => ({
    runtime: defineRuntime({
      provides: [provide(shelf, [], () => ({}))],
      contributes: [
        contribute(
          stakes,
          counts('shop.stake.orders', async () => ({ orders: 3 })),
        ),
      ],
    }),
  }),
})
const basket = defineFeature({
  id: 'basket',
  requires: [shelf],
  load: async () => ({
    runtime: defineRuntime({
      contributes: [
        contribute(
          stakes,
          counts('basket.stake.things', async () => ({ things: 7 })),
        ),
      ],
    }),
  }),
})

let house: TestApi
test.before(async () => {
  house = await bootApi([shop, basket], { kind: 'embedded' })
})
test.after(() => house.dispose())

test('an admin is told of the feature and of all that goes with it; nobody else is', async () => {
  const path = '/api/modules/stakes?feature='
  const admin = await house.as('admin')
  const { body } = await admin.get(`${path}shop`)
  assert.deepEqual(body.items, [
    { feature: 'shop', says: 'shop.stake.orders', counts: { orders: 3 } },
    { feature: 'basket', says: 'basket.stake.things', counts: { things: 7 } },
  ])
  assert.deepEqual(
    (await admin.get(`${path}basket`)).body.items.map((each: { feature: string }) => each.feature),
    ['basket'],
  )
  assert.equal((await admin.get(`${path}cellar`)).status, 404)
  assert.equal((await (await house.as('student')).get(`${path}shop`)).status, 403)
})

test('what is off has nothing to lose', async () => {
  const { kernel } = house
  await kernel.apply([{ by: 'a test', off: ['basket'] }])
  const { body } = await (await house.as('admin')).get('/api/modules/stakes?feature=shop')
  assert.deepEqual(
    body.items.map((each: { feature: string }) => each.feature),
    ['shop'],
  )
})

test.run()
