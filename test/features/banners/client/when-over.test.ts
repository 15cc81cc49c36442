import assert from 'node:assert/strict'
import { mock } from 'node:test'
import { suite } from 'uvu'
import { whenOver } from '../../../../features/banners/client/ad/when-over'

const test = suite('an ad that is over while its page stays open')
test.before.each(() => mock.timers.enable({ apis: ['setTimeout'] }))
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

test('stays where it has no end, or one further away than browsers count', () => {
  const never = () => assert.fail('it is not over')
  whenOver(null, never)
  whenOver(90 * 86_400, never)
  mock.timers.tick(60_000)
})

test.run()
