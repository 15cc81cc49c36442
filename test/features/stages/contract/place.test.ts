import assert from 'node:assert/strict'
import fc from 'fast-check'
import { suite } from 'uvu'
import { placeStages, type StageTimes } from '../../../../features/stages/contract'

const test = suite('stages: where they stand')
const iso = (hour: number) => new Date(Date.UTC(2026, 11, 1, hour)).toISOString()
const at = (hour: number) => Date.UTC(2026, 11, 1, hour)

test('to the second: before it starts it is next, then it runs, at its end it is over', () => {
  const quiz: StageTimes = { startsAt: iso(10), endsAt: iso(12) }
  const standing = (now: number) => placeStages([quiz], now)[0]?.standing
  assert.deepEqual([at(10) - 1, at(10), at(12) - 1, at(12)].map(standing), ['next', 'now', 'now', 'over'])
})

test('a moment is over when it has come', () => {
  const results: StageTimes = { startsAt: iso(10), endsAt: null }
  assert.deepEqual(
    [at(10) - 1, at(10)].map((now) => placeStages([results], now)[0]?.standing),
    ['next', 'over'],
  )
})

const times = fc.array(
  fc.record({ start: fc.integer({ min: 0, max: 50 }), hours: fc.option(fc.integer({ min: 1, max: 20 })) }),
)

test('at any time at most one is next, it is the earliest of those to come, and nothing that has begun is later', () =>
  fc.assert(
    fc.property(times, fc.integer({ min: -5, max: 80 }), (drawn, hour) => {
      const stages = drawn.map(({ start, hours }) => ({
        startsAt: iso(start),
        endsAt: hours === null ? null : iso(start + hours),
      }))
      const placed = placeStages(stages, at(hour))
      const coming = placed.filter(({ standing }) => standing === 'next' || standing === 'later')
      assert.equal(placed.filter(({ standing }) => standing === 'next').length, coming.length > 0 ? 1 : 0)
      const next = placed.find(({ standing }) => standing === 'next')
      assert.ok(coming.every(({ startsAt }) => startsAt >= (next?.startsAt ?? '')))
      assert.ok(
        placed.every(
          ({ startsAt, standing }) => startsAt > iso(hour) === (standing === 'next' || standing === 'later'),
        ),
      )
    }),
  ))

test.run()
