import '../../../support/dom'
import assert from 'node:assert/strict'
import { mock } from 'node:test'
import { suite } from 'uvu'
import { whenOver } from '../../../../features/banners/client/ad/when-over'

const test = suite('an ad that is over while its page stays open')
test.before.each(() => mock.timers.enable({ apis: ['setTimeout', 'Date'] }))
test.after.each(() => mock.timers.reset())

test('goes to the second, unless it went before', () => {
  let over = 0
  const once = () => void (over += 1)
  whenOver(60, once)
  whenOver(30, once)()
  mock.timers.tick(59_999)
  assert.equal(over, 0)
  mock.timers.tick(1)
  assert.equal(over, 1)
})

test('stays where it has no end', () => {
  whenOver(null, () => assert.fail('it is not over'))
  mock.timers.tick(60_000)
})

test('an end further away than browsers count is waited for all the same', () => {
  const DAY_MS = 86_400_000
  let over = 0
  whenOver(90 * 86_400, () => void (over += 1))
  for (let day = 1; day < 90; day++) mock.timers.tick(DAY_MS)
  assert.equal(over, 0)
  mock.timers.tick(DAY_MS)
  assert.equal(over, 1)
})

test('whoever wakes a device after its end does not see it', () => {
  let over = 0
  whenOver(3600, () => void (over += 1))
  mock.timers.setTime(8 * 3_600_000) // asleep: the clock goes on, timers do not
  document.dispatchEvent(new Event('visibilitychange'))
  assert.equal(over, 1)
})

test.run()
