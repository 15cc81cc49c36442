import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { endOfPeriod, periodOf } from '../../../../features/gamification/server/periods'

const periods = suite('weeks and months of points')
const at = (text: string) => new Date(text)
const MS = 1

// India is 5:30 ahead: Monday begins there on Sunday, 18:30 UTC.
for (const [span, instant, ends] of [
  ['week', '2026-11-22T18:29:59.999Z', '2026-11-22T18:30:00.000Z'],
  ['week', '2026-11-22T18:30:00.000Z', '2026-11-29T18:30:00.000Z'],
  ['month', '2026-11-30T18:29:59.999Z', '2026-11-30T18:30:00.000Z'],
  ['month', '2026-11-30T18:30:00.000Z', '2026-12-31T18:30:00.000Z'],
  ['month', '2028-02-01T00:00:00.000Z', '2028-02-29T18:30:00.000Z'],
] as const)
  periods(`the ${span} of ${instant} ends ${ends}`, () => {
    const end = endOfPeriod(span, at(instant))
    assert.equal(end?.toISOString(), ends)
    // To the moment: just before it is the same one, at it the next.
    const name = periodOf(span, at(instant))
    assert.equal(periodOf(span, new Date(at(ends).getTime() - MS)), name)
    assert.notEqual(periodOf(span, at(ends)), name)
  })

periods('of all time there is no end', () => assert.equal(endOfPeriod('all', at('2026-11-22T00:00:00Z')), null))

periods.run()
