import assert from 'node:assert/strict'
import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { suite } from 'uvu'
import { afterQuiet, type QuietTime } from '../../../../features/data/contract'

const test = suite('quiet times')
const after = (at: string, zone: string, quiet: QuietTime) => afterQuiet(new Date(at), zone, quiet).toISOString()
const NIGHT = { from: 22 * 60, to: 9 * 60 }

test('holds until its end, also past midnight; the last minute is quiet and the end is not', () => {
  assert.equal(after('2026-11-21T17:00:00Z', 'Asia/Kolkata', NIGHT), '2026-11-22T03:30:00.000Z')
  assert.equal(after('2026-11-22T03:29:59Z', 'Asia/Kolkata', NIGHT), '2026-11-22T03:30:00.000Z')
  assert.equal(after('2026-11-22T03:30:00Z', 'Asia/Kolkata', NIGHT), '2026-11-22T03:30:00.000Z')
  assert.equal(after('2026-11-21T17:00:00Z', 'Asia/Kolkata', { from: null, to: null }), '2026-11-21T17:00:00.000Z')
})

test('ends with the hour that there is not; of an hour that comes twice the second is over it', () => {
  const zone = 'Europe/Berlin'
  const quiet = { from: 22 * 60, to: 150 }
  assert.equal(after('2026-03-28T23:00:00Z', zone, quiet), '2026-03-29T01:30:00.000Z')
  assert.equal(after('2026-10-24T23:00:00Z', zone, quiet), '2026-10-25T00:30:00.000Z')
  assert.equal(after('2026-10-25T01:10:00Z', zone, quiet), '2026-10-25T01:10:00.000Z')
})

const zones = ['Asia/Kolkata', 'Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Africa/Casablanca', 'UTC']
const minute = fc.integer({ min: 0, max: 1439 })
const starts = ['2026-03-08', '2026-03-29', '2026-04-05', '2026-10-04', '2026-10-25', '2026-11-01', '2026-02-15']

test('is what a calendar says, near changes of the clock too', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      fc.constantFrom(...starts),
      fc.integer({ min: -3000, max: 3000 }),
      minute,
      minute,
      (zone, start, off, from, to) => {
        const at = new Date(Date.parse(`${start}T02:00:00Z`) + off * 60_000 + 30_000)
        const local = Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(zone)
        const now = local.hour * 60 + local.minute
        const isQuiet = from < to ? now >= from && now < to : from !== to && (now >= from || now < to)
        const day = local.toPlainDate().add({ days: now < to ? 0 : 1 })
        const time = { hour: Math.floor(to / 60), minute: to % 60 }
        const end = day.toZonedDateTime({ timeZone: zone, plainTime: time }).epochMilliseconds
        assert.equal(+afterQuiet(at, zone, { from, to }), isQuiet ? Math.max(end, +at) : +at)
      },
    ),
    { numRuns: 500 },
  )
})

test.run()
