import assert from 'node:assert/strict'
import fc from 'fast-check'
import { suite } from 'uvu'
import { houseDay, lastHouseDays, startOfHouseDay, startOfHouseHour } from '../../../../features/data/contract'

const test = suite('days of the house')
const SINCE_1970_MS = { min: 0, max: Date.parse('2100-01-01T00:00:00Z') }
const instant = fc.integer(SINCE_1970_MS).map((ms) => new Date(ms))

test('a day begins at half past six in the evening of Greenwich', () => {
  assert.equal(houseDay(new Date('2026-11-21T18:29:59.999Z')), '2026-11-21')
  assert.equal(houseDay(new Date('2026-11-21T18:30:00Z')), '2026-11-22')
  assert.equal(startOfHouseDay('2026-11-22').toISOString(), '2026-11-21T18:30:00.000Z')
  assert.equal(startOfHouseHour(new Date('2026-11-21T18:29:59.999Z')).toISOString(), '2026-11-21T17:30:00.000Z')
  assert.deepEqual(lastHouseDays(new Date('2026-03-01T00:00:00Z'), 3), ['2026-02-27', '2026-02-28', '2026-03-01'])
})

test('its days are those of the calendar in India, at any instant', () => {
  const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' })
  fc.assert(
    fc.property(instant, (at) => {
      const day = houseDay(at)
      assert.equal(day, calendar.format(at))
      assert.ok(startOfHouseDay(day) <= at && startOfHouseHour(at) <= at)
      assert.equal(houseDay(new Date(startOfHouseDay(day).getTime() - 1)), houseDay(at, 1))
    }),
  )
})

test.run()
