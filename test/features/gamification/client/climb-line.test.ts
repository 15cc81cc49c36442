import assert from 'node:assert/strict'
import fc from 'fast-check'
import { suite } from 'uvu'
import { lineOf } from '../../../../features/gamification/client/leaderboard/climb-line'

const test = suite('a climb as a line')

test('a better rank is never drawn lower, days go to the right, and all of it stays in the picture', () => {
  const ranks = fc.array(fc.option(fc.integer({ min: 1, max: 1_000_000 }), { freq: 4 }), { maxLength: 31 })
  fc.assert(
    fc.property(ranks, (given) => {
      const known = given.filter((rank) => rank !== null)
      const line = lineOf(given, 280, 104)
      assert.equal(line.length, known.length)
      for (const [at, { x, y }] of line.entries()) {
        assert.ok(x >= 0 && x <= 280 && y >= 0 && y <= 104)
        const [before, rank] = [line[at - 1], known[at] ?? 0]
        if (!before) continue
        assert.ok(x > before.x)
        const former = known[at - 1] ?? 0
        if (rank < former) assert.ok(y <= before.y)
        if (rank > former) assert.ok(y >= before.y)
      }
    }),
  )
})

test('who was first ranked later begins at the left edge', () => {
  assert.deepEqual(
    lineOf([null, null, 9, 3], 280, 104).map(({ x }) => x),
    [0, 274],
  )
})

test.run()
