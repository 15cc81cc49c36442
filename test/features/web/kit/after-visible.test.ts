import '../../../support/dom'
import assert from 'node:assert/strict'
import { mock } from 'node:test'
import { suite } from 'uvu'
import { afterVisible } from '../../../../features/web/kit/after-visible'

const timers = suite('what waits until somebody has looked long enough')
let ran = 0

timers.before.each(() => {
  ran = 0
  mock.timers.enable({ apis: ['setTimeout', 'Date'] })
})
timers.after.each(() => {
  putAway(false)
  mock.timers.reset()
})

function putAway(hidden: boolean): void {
  Object.defineProperty(document, 'hidden', { value: hidden, configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
}

timers('runs after its time, once', () => {
  afterVisible(4000, () => ran++)
  mock.timers.tick(3999)
  assert.equal(ran, 0)
  mock.timers.tick(1)
  assert.equal(ran, 1)
  putAway(true)
  putAway(false)
  mock.timers.tick(60_000)
  assert.equal(ran, 1)
})

timers('a tab that is put away stops the clock, however often', () => {
  afterVisible(4000, () => ran++)
  for (let time = 0; time < 3; time++) {
    mock.timers.tick(1000)
    putAway(true)
    mock.timers.tick(3_600_000)
    putAway(false)
  }
  mock.timers.tick(999)
  assert.equal(ran, 0)
  mock.timers.tick(1)
  assert.equal(ran, 1)
})

timers('in a tab that nobody has seen yet it waits to be seen', () => {
  putAway(true)
  afterVisible(4000, () => ran++)
  mock.timers.tick(60_000)
  putAway(false)
  mock.timers.tick(4000)
  assert.equal(ran, 1)
})

timers('called off it never runs', () => {
  const callOff = afterVisible(4000, () => ran++)
  mock.timers.tick(3000)
  callOff()
  putAway(true)
  putAway(false)
  mock.timers.tick(60_000)
  assert.equal(ran, 0)
})

timers.run()
