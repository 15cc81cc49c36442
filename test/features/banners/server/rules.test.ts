import assert from 'node:assert/strict'
import fc from 'fast-check'
import { suite } from 'uvu'
import { wilson } from '../../../../features/banners/server/ads/wilson'
import { chooseWeighted } from '../../../../features/banners/server/serving/choose-weighted'
import { whyOf } from '../../../../features/banners/server/serving/why'

const test = suite('choosing and counting of ads')

test('each is chosen as often as its weight is of all', () => {
  const weights = fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 1, maxLength: 8 })
  fc.assert(
    fc.property(weights, (items) => {
      const sum = items.reduce((total, each) => total + each, 0)
      const hits = items.map(() => 0)
      // One look into the middle of each unit of weight.
      for (let unit = 0; unit < sum; unit++) {
        const at = chooseWeighted([...items.keys()], (place) => items[place] ?? 0, (unit + 0.5) / sum)
        hits[at ?? -1] = (hits[at ?? -1] ?? 0) + 1
      }
      assert.deepEqual(hits, items)
    }),
  )
})

test('at the ends the first and the last one; of none, none', () => {
  const one = (point: number) => chooseWeighted(['a', 'b', 'c'], () => 1, point)
  assert.deepEqual([one(0), one(0.999_999_999), one(1)], ['a', 'c', 'c'])
  assert.equal(
    chooseWeighted([], () => 1, 0.5),
    undefined,
  )
})

test('the interval of clicks: known values, within 0 and 1, narrower with more views', () => {
  assert.equal(wilson(0, 0), null)
  const near = (clicks: number, views: number) => {
    const found = wilson(clicks, views)
    return found && [found.rate, found.low, found.high].map((each) => each.toFixed(4))
  }
  assert.deepEqual(near(0, 10), ['0.0000', '0.0000', '0.2775'])
  assert.deepEqual(near(10, 100), ['0.1000', '0.0552', '0.1744'])
  assert.deepEqual(near(10, 10), ['1.0000', '0.7225', '1.0000'])
  fc.assert(
    fc.property(fc.nat(1000), fc.nat(1000), (clicks, others) => {
      const views = clicks + others
      const [once, tenfold] = [wilson(clicks, views), wilson(10 * clicks, 10 * views)]
      if (!once || !tenfold) return assert.equal(views, 0)
      assert.ok(0 <= once.low && once.low <= once.rate && once.rate <= once.high && once.high <= 1)
      assert.ok(tenfold.high - tenfold.low < once.high - once.low)
    }),
  )
})

test('why one sees an ad is said from the filters that matched', () => {
  assert.equal(whyOf([{ by: 'everybody' }], 'en'), 'You see this because it is for everybody.')
  const matches = [
    { by: 'course', value: 'law' },
    { by: 'user_type', value: 'college' },
    { by: 'page', value: 'jobs' },
  ] as const
  assert.equal(
    whyOf(matches, 'en'),
    'You see this because your field is law, you are here as a student and you are on a page of /jobs.',
  )
  assert.equal(
    whyOf(matches.slice(0, 2), 'hi'),
    'यह आपको इसलिए दिखता है कि आपका विषय क़ानून है और आप यहाँ विद्यार्थी के रूप में हैं।',
  )
})

test.run()
