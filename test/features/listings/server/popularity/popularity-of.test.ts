import assert from 'node:assert/strict'
import fc from 'fast-check'
import { suite } from 'uvu'
import { popularKey } from '../../../../../features/listings/server/catalogue/listed'
import { popularityOf, stronger } from '../../../../../features/listings/server/popularity/popularity-of'

const test = suite('popularity, as a number')
const day = (at: number) => new Date(Date.UTC(2026, 10, 1) + at * 86_400_000)
const act = (at: number, weight = 1) => ({ at: day(at), weight })

test('nobody is no number; one more act is more, a newer one counts more, and a week halves', () => {
  assert.equal(popularityOf([]), undefined)
  const [one, two, newer] = [popularityOf([act(0)]), popularityOf([act(0), act(0)]), popularityOf([act(1)])]
  assert.ok(one !== undefined && two !== undefined && newer !== undefined)
  assert.ok(two > one && newer > one)
  assert.equal(popularityOf([act(7)]), two)
  assert.ok((popularityOf([act(0, 3)]) ?? 0) > two)
})

const acts = fc.array(fc.record({ at: fc.integer({ min: 0, max: 30 }).map(day), weight: fc.constantFrom(1, 3) }), {
  minLength: 1,
  maxLength: 40,
})

test('in any order the same, never less by an act more, and a day later the same order', () =>
  fc.assert(
    fc.property(acts, acts, (mine, other) => {
      const [a, b] = [popularityOf(mine) ?? 0, popularityOf(other) ?? 0]
      assert.equal(popularityOf(mine.toReversed()), a)
      assert.ok((popularityOf([...mine, ...other]) ?? 0) >= Math.max(a, b))
      const later = (all: typeof mine) =>
        all.map(({ at, weight }) => ({ at: new Date(at.getTime() + 86_400_000), weight }))
      const moved = (popularityOf(later(mine)) ?? 0) - (popularityOf(later(other)) ?? 0)
      assert.ok(Math.abs(moved - (a - b)) <= 2) // each is rounded to a thousandth
    }),
  ))

test('of two acts of one person one counts, whichever comes first', () => {
  const [saved, registered] = [act(5), act(0, 3)]
  assert.equal(stronger(saved, registered), stronger(registered, saved))
  assert.equal(stronger(saved, undefined), saved)
})

test('what anybody did something with stands before what nobody did; these by when they were published', () => {
  const keys = [
    popularKey(40_000, null),
    popularKey(-5_000, day(9)),
    popularKey(null, day(9)),
    popularKey(null, day(8)),
    popularKey(null, null),
  ]
  assert.deepEqual(
    keys,
    keys.toSorted((a, b) => a - b),
  )
  assert.equal(new Set(keys).size, keys.length)
})

test.run()
