import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { dueAt, type Rhythm } from '../../../../features/notifications/server/telling/due'

const test = suite('when what is told goes out')

const rhythm: Rhythm = {
  zone: 'Asia/Kolkata',
  quiet_from: null,
  quiet_to: null,
  urgent_passes: true,
  digest: 'daily',
}
const due = (now: string, more: Partial<Rhythm> = {}, what: { waits?: boolean; dueBy?: Date } = {}) =>
  dueAt(new Date(now), { ...rhythm, ...more }, { waits: true, dueBy: null, ...what }).toISOString()

test('a daily digest goes at eight on one’s own clock', () => {
  assert.equal(due('2026-11-21T02:29:59Z'), '2026-11-21T02:30:00.000Z')
  assert.equal(due('2026-11-21T02:30:00Z'), '2026-11-22T02:30:00.000Z')
})

test('a quiet time that takes in eight moves each day’s digest to its end, and leaves none out', () => {
  const busy = { quiet_from: 7 * 60, quiet_to: 5 * 60 }
  assert.equal(due('2026-11-21T00:30:00Z', busy), '2026-11-21T23:30:00.000Z', 'told at six')
  assert.equal(due('2026-11-21T06:30:00Z', busy), '2026-11-21T23:30:00.000Z', 'told at noon')
  assert.equal(due('2026-11-21T23:31:00Z', busy), '2026-11-22T23:30:00.000Z', 'told just after')
})

test('what warns of a deadline may come two hours before it, quiet or not, where one lets it through', () => {
  const night = { quiet_from: 22 * 60, quiet_to: 9 * 60 }
  const dueBy = new Date('2026-11-21T23:00:00Z')
  const what = { waits: false, dueBy }
  assert.equal(due('2026-11-21T18:00:00Z', night, what), '2026-11-21T21:00:00.000Z')
  assert.equal(due('2026-11-21T18:00:00Z', { ...night, urgent_passes: false }, what), '2026-11-22T03:30:00.000Z')
})

test.run()
