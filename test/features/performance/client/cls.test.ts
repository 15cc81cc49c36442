import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { clsOf } from '../../../../features/performance/client/measure/cls'

const cls = suite('cumulative layout shift')

const shift = (startTime: number, value: number, hadRecentInput = false) => ({ startTime, value, hadRecentInput })
const rounded = (value: number) => Number(value.toFixed(4))

cls('a page that holds still has none', () => assert.equal(clsOf([]), 0))

cls('shifts of one burst add up', () => {
  assert.equal(rounded(clsOf([shift(100, 0.02), shift(900, 0.03), shift(1800, 0.01)])), 0.06)
})

cls('what the visitor asked for is none', () => {
  assert.equal(rounded(clsOf([shift(100, 0.02), shift(200, 0.5, true), shift(300, 0.03)])), 0.05)
})

cls('a second of rest ends a burst; the worst one counts', () => {
  assert.equal(rounded(clsOf([shift(100, 0.02), shift(1099, 0.02), shift(2099, 0.03)])), 0.04)
})

cls('after five seconds another burst begins, without any rest', () => {
  const steady = Array.from({ length: 12 }, (_, at) => shift(at * 900, 0.01))
  assert.equal(rounded(clsOf(steady)), 0.06)
})

cls.run()
