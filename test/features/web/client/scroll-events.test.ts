import '../../../support/dom'
import assert from 'node:assert/strict'
import { mock } from 'node:test'
import { suite } from 'uvu'
import { watchScroll } from '../../../../features/web/client/scroll-events'

const scrolls = suite('scroll events')
let told: number[] = []
let over: AbortController

scrolls.before.each(() => {
  mock.timers.enable({ apis: ['setTimeout'] })
  told = []
  over = new AbortController()
  watchScroll((top) => told.push(top), over.signal)
})
scrolls.after.each(() => {
  over.abort()
  mock.timers.reset()
})

/** A millisecond at a time: what is set meanwhile counts from then. */
function pass(ms: number): void {
  for (let each = 0; each < ms; each++) mock.timers.tick(1)
}

function moveTo(top: number): void {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true })
  window.dispatchEvent(new Event('scroll'))
}

scrolls('one movement is told 300 ms later, not a moment before (spec §9)', () => {
  moveTo(120)
  pass(299)
  assert.deepEqual(told, [])
  pass(1)
  assert.deepEqual(told, [120])
  pass(5000)
  assert.deepEqual(told, [120])
})

scrolls('while the page goes on moving nothing is told; the last place is, once', () => {
  for (let top = 10; top <= 500; top += 10) {
    moveTo(top)
    pass(50)
  }
  assert.deepEqual(told, [])
  pass(500)
  assert.deepEqual(told, [500])
})

scrolls('a movement that ends within the 200 ms is looked at when they are over, and told 300 ms after that', () => {
  moveTo(40)
  pass(199)
  moveTo(90)
  pass(1 + 299)
  assert.deepEqual(told, [])
  pass(1)
  assert.deepEqual(told, [90])
})

scrolls('a movement long after the last is a new one', () => {
  moveTo(40)
  pass(300)
  moveTo(80)
  pass(299)
  assert.deepEqual(told, [40])
  pass(1)
  assert.deepEqual(told, [40, 80])
})

scrolls('once the feature has gone nothing is told any more', () => {
  moveTo(40)
  over.abort()
  pass(1000)
  moveTo(80)
  pass(1000)
  assert.deepEqual(told, [])
})

scrolls.run()
