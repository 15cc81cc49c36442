import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { amountIn } from '../../../../features/ui/kit/format/amounts'

const test = suite('amounts as people write them')

for (const [text, rupees] of [
  ['25000', 25_000],
  ['25,000.00', 25_000],
  ['₹ 40k', 40_000],
  ['1.5 lakh', 150_000],
  ['Rs. 12,00,000/-', 1_200_000],
  ['2 crores', 20_000_000],
  ['99999999999', 1_000_000_000],
  ['', null],
  ['-5', null],
  ['to be said', null],
] as const)
  test(`“${text}” is ${rupees ?? 'none'}`, () => assert.equal(amountIn(text), rupees))

test('cents count where they are asked for alone', () => {
  assert.deepEqual([amountIn('19.99'), amountIn('19.99', { cents: true })], [20, 19.99])
  assert.equal(amountIn('1.2345k', { cents: true }), 1234.5)
})

test.run()
