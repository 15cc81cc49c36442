import assert from 'node:assert/strict'
import fc from 'fast-check'
import { suite } from 'uvu'
import { dayIn, digestDay, dueAt, heldUntil, type Rhythm } from '../../../../features/alerts/server/due'
import { isZone } from '../../../../features/data/contract'

const test = suite('due')

const rhythm = (more: Partial<Rhythm> = {}): Rhythm => ({
  frequency: 'daily',
  zone: 'Asia/Kolkata',
  quiet_from: null,
  quiet_to: null,
  last_digest_on: null,
  ...more,
})
const due = (more: Partial<Rhythm>, now: string) => dueAt(rhythm(more), new Date(now)).toISOString()

test('at once is at once; a digest waits for eight on one’s own clock', () => {
  assert.equal(due({ frequency: 'instant' }, '2026-11-21T06:30:00Z'), '2026-11-21T06:30:00.000Z')
  assert.equal(due({}, '2026-11-21T02:29:59Z'), '2026-11-21T02:30:00.000Z')
  assert.equal(due({}, '2026-11-21T02:30:00Z'), '2026-11-22T02:30:00.000Z')
  assert.equal(due({ frequency: 'weekly' }, '2026-11-21T06:30:00Z'), '2026-11-23T02:30:00.000Z')
})

test('a day that had its digest gets no other', () => {
  assert.equal(due({ last_digest_on: '2026-11-21' }, '2026-11-21T01:00:00Z'), '2026-11-22T02:30:00.000Z')
})

test('quiet hours hold, also past midnight, and never drop', () => {
  const night = { quiet_from: 22 * 60, quiet_to: 9 * 60 } as const
  assert.equal(due({ ...night, frequency: 'instant' }, '2026-11-21T17:00:00Z'), '2026-11-22T03:30:00.000Z')
  assert.equal(due({ ...night, frequency: 'instant' }, '2026-11-21T12:00:00Z'), '2026-11-21T12:00:00.000Z')
  assert.equal(due(night, '2026-11-21T01:00:00Z'), '2026-11-21T03:30:00.000Z')
})

test('a quiet time that takes in the hour of digests moves them and leaves none out', () => {
  const busy = { quiet_from: 7 * 60, quiet_to: 5 * 60 } as const
  assert.equal(due(busy, '2026-11-21T06:30:00Z'), '2026-11-21T23:30:00.000Z', 'five on the 22nd, for the 21st')
  const told = new Date('2026-11-21T23:30:00Z')
  const last_digest_on = digestDay(rhythm(busy), told)
  assert.equal(last_digest_on, '2026-11-21')
  assert.equal(due({ ...busy, last_digest_on }, '2026-11-21T23:31:00Z'), '2026-11-22T23:30:00.000Z')
  // What is found in the last hours of the quiet time goes when it ends.
  assert.equal(due({ ...busy, last_digest_on: '2026-11-20' }, '2026-11-21T20:00:00Z'), '2026-11-21T23:30:00.000Z')
  const weekly = { ...busy, frequency: 'weekly' } as const
  assert.equal(due(weekly, '2026-11-23T03:00:00Z'), '2026-11-23T23:30:00.000Z', 'Monday’s, on Tuesday')
})

test('across both changes of the clock a digest comes at eight of that day', () => {
  const zone = 'Europe/Berlin'
  assert.equal(due({ zone }, '2026-03-28T12:00:00Z'), '2026-03-29T06:00:00.000Z')
  assert.equal(due({ zone }, '2026-03-27T12:00:00Z'), '2026-03-28T07:00:00.000Z')
  assert.equal(due({ zone }, '2026-10-24T12:00:00Z'), '2026-10-25T07:00:00.000Z')
})

test('what is no zone is none', () => {
  for (const zone of ['Asia/Kolkata', 'America/New_York', 'UTC']) assert.ok(isZone(zone), zone)
  for (const zone of ['', 'Mars/Olympus', "'; drop table", '🦄']) assert.ok(!isZone(zone), zone)
})

const zones = ['Asia/Kolkata', 'Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Africa/Casablanca', 'UTC']
const minute = fc.integer({ min: 0, max: 1439 })
const HOUR = 3_600_000

test('whatever is found when, a local day has at most one digest, all is told, and nothing in a quiet time', () => {
  const quiet = fc.option(fc.record({ from: minute, to: minute }))
  const starts = fc.constantFrom('2026-03-06T00:00:00Z', '2026-03-27T00:00:00Z', '2026-10-23T00:00:00Z')
  const waits = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 30 })
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      fc.constantFrom('daily', 'weekly', 'instant'),
      quiet,
      starts,
      waits,
      (zone, frequency, hush, start, hours) => {
        let now = Date.parse(start)
        let last: string | null = null
        let pending: number | undefined
        const days = new Map<string, number>()
        const tell = (at: number) => {
          const settings = rhythm({ zone, frequency, quiet_from: hush?.from ?? null, quiet_to: hush?.to ?? null })
          assert.equal(+heldUntil(new Date(at), settings), at, 'not in a quiet time')
          const day = dayIn(new Date(at), zone)
          days.set(day, (days.get(day) ?? 0) + 1)
          if (frequency !== 'instant') last = digestDay(settings, new Date(at))
          pending = undefined
        }
        for (const wait of hours) {
          now += wait * HOUR
          if (pending !== undefined && pending <= now) tell(pending)
          const settings = rhythm({
            zone,
            frequency,
            quiet_from: hush?.from ?? null,
            quiet_to: hush?.to ?? null,
            last_digest_on: last,
          })
          const at = +dueAt(settings, new Date(now))
          const most = frequency === 'weekly' ? 16 : 3
          assert.ok(at >= now && at < now + most * 24 * HOUR, new Date(at).toISOString())
          pending = Math.min(pending ?? at, at)
        }
        if (frequency !== 'instant') assert.ok([...days.values()].every((count) => count === 1))
      },
    ),
  )
})

test.run()
