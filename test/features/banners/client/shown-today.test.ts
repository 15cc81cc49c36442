import assert from 'node:assert/strict'
import { suite } from 'uvu'
import '../../../support/dom'
import { noteShown, timesAdShown, timesShown } from '../../../../features/banners/client/ad/shown-today'

const test = suite('how often a browser was shown an ad on a day')
const NOW = new Date('2026-11-25T06:30:00Z')
const [AD, OTHER] = [9, 3]

test.before.each(() => localStorage.clear())

test('all variants of an ad count for it, and each for itself; another day begins anew', () => {
  for (const variant of [AD, 31, 32, AD]) noteShown(variant, AD, NOW)
  noteShown(33, OTHER, NOW)
  assert.deepEqual([timesAdShown(AD, NOW), timesAdShown(OTHER, NOW)], [4, 1])
  assert.deepEqual(
    [AD, 31, 32, 33].map((id) => timesShown(id, NOW)),
    [2, 1, 1, 1],
  )
  const tomorrow = new Date(NOW.getTime() + 86_400_000)
  assert.deepEqual([timesAdShown(AD, tomorrow), timesShown(31, tomorrow)], [0, 0])
})

test.run()
