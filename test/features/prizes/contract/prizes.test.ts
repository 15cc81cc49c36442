import assert from 'node:assert/strict'
import fc from 'fast-check'
import { suite } from 'uvu'
import { type Prize, prizeProblems, sumInPaise } from '../../../../features/prizes/contract'

const test = suite('prizes: sums and faults')

const drawn = fc.record({
  key: fc.uuid(),
  title: fc.constantFrom('1st', '2nd', ' 1ST ', ''),
  count: fc.integer({ min: 1, max: 10_000 }),
  amount: fc.option(fc.integer({ min: 0, max: 100_000_000 })),
  inKind: fc.constantFrom([], ['certificate'] as const),
  text: fc.constantFrom('', 'A dinner'),
})

test('the sum is that of everybody who gets money, in whole paise, and in any order the same', () =>
  fc.assert(
    fc.property(fc.array(drawn), (prizes: readonly Prize[]) => {
      const sum = sumInPaise({ prizes })
      assert.ok(Number.isSafeInteger(sum) && sum >= 0)
      assert.equal(sum, sumInPaise({ prizes: prizes.toReversed() }))
      assert.equal(
        sum === 0,
        prizes.every(({ amount }) => !amount),
      )
    }),
  ))

test('whatever is written, a prize without a fault has a name of its own and gives something', () =>
  fc.assert(
    fc.property(fc.array(drawn), (prizes: readonly Prize[]) => {
      const faulty = new Set(prizeProblems({ prizes }).map(({ at }) => at))
      const fine = prizes.filter((_, at) => !faulty.has(at))
      assert.equal(new Set(fine.map(({ title }) => title.trim().toLowerCase())).size, fine.length)
      for (const { title, amount, inKind, text } of fine)
        assert.ok(title.trim() && (amount || inKind.length > 0 || text.trim()))
    }),
  ))

test.run()
