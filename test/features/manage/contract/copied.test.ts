import assert from 'node:assert/strict'
import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { suite } from 'uvu'
import { daysLater, daysToMove } from '../../../../features/manage/contract'

const test = suite('the dates of a copy')
const DAY_MS = 86_400_000
const NOW = Date.parse('2026-11-26T06:30:00Z')
const daysAgo = (days: number) => NOW - days * DAY_MS

test('what has not begun stays, and so does what has no dates; what began goes on by as few weeks as will do', () => {
  assert.equal(daysToMove([], NOW), 0)
  assert.equal(daysToMove([NOW + 1, NOW + DAY_MS], NOW), 0)
  assert.equal(daysToMove([NOW], NOW), 7)
  assert.equal(daysToMove([daysAgo(-30), daysAgo(16)], NOW), 21)
})

test('what began more than half a year ago comes back in its season', () => {
  assert.equal(daysToMove([daysAgo(26 * 7 - 1)], NOW), 26 * 7)
  assert.equal(daysToMove([daysAgo(26 * 7)], NOW), 364)
  assert.equal(daysToMove([daysAgo(400)], NOW), 728)
})

const zones = fc.constantFrom('Asia/Kolkata', 'Europe/London', 'America/New_York', 'Australia/Lord_Howe', 'UTC')
const walls = fc
  .date({ min: new Date('2015-01-01'), max: new Date('2026-11-26'), noInvalidDate: true })
  .map((at) => at.toISOString().slice(0, 16))

test('wherever and whenever it was: the first is ahead, at the same time of the same weekday, and no week too far', () =>
  fc.assert(
    fc.property(zones, walls, (zone, wall) => {
      const instant = (at: string) => Temporal.PlainDateTime.from(at).toZonedDateTime(zone).epochMilliseconds
      const days = daysToMove([instant(wall)], NOW)
      const moved = instant(daysLater(wall, days))
      assert.ok(instant(wall) > NOW ? days === 0 : moved > NOW)
      assert.equal(days % 7, 0)
      assert.equal(daysLater(wall, days).slice(10), wall.slice(10))
      if (days > 0) assert.ok(instant(daysLater(wall, days - (days > 182 ? 364 : 7))) <= NOW + 2 * 3_600_000)
    }),
  ))

test('days and times of the wall go on, what is none stays', () => {
  assert.equal(daysLater('2026-12-28', 7), '2027-01-04')
  assert.equal(daysLater('2026-02-25T10:00', 7), '2026-03-04T10:00')
  assert.equal(daysLater('', 7), '')
})

test.run()
