import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { findStanding } from '../../../../features/registrations/contract'

const test = suite('standing')

test('open from the opening instant to just before the closing one, while a seat is left', () => {
  const source = {
    state: 'live',
    kind: 'hackathon',
    externalUrl: null,
    opensAt: '2026-11-21T00:00:00Z',
    closesAt: '2026-11-22T00:00:00Z',
    seats: 2,
    seatsTaken: 1,
  }
  const at = (now: string, more = {}) => findStanding({ ...source, ...more }, new Date(now))
  assert.deepEqual(
    [
      at('2026-11-20T23:59:59.999Z'),
      at('2026-11-21T00:00:00Z'),
      at('2026-11-21T23:59:59.999Z'),
      at('2026-11-22T00:00:00Z'),
    ],
    ['upcoming', 'open', 'open', 'closed'],
  )
  assert.equal(at('2026-11-21T12:00:00Z', { seatsTaken: 2 }), 'full')
  assert.equal(at('2026-11-21T12:00:00Z', { externalUrl: 'https://x.example' }), 'external')
  assert.equal(at('2026-11-21T12:00:00Z', { state: 'draft' }), 'gone')
})

test.run()
