import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { byDay } from '../../../../features/notifications/client/panel/day-groups'
import type { Notification } from '../../../../features/notifications/contract/wire'

const days = suite('days of notifications')

const arrived = (createdAt: string) => ({ createdAt }) as Notification
const now = Date.parse('2026-11-22T06:00:00Z')

days('a day begins at midnight in India, and the last two go by name', () => {
  const rows = ['2026-11-21T18:30:00Z', '2026-11-21T18:29:59Z', '2026-11-20T18:30:00Z', '2026-11-20T18:29:59Z']
  const groups = byDay(rows.map(arrived), now)
  assert.deepEqual(
    groups.map(({ name, rows: of }) => [name, of.map(({ createdAt }) => createdAt)]),
    [
      ['today', [rows[0]]],
      ['yesterday', [rows[1], rows[2]]],
      [undefined, [rows[3]]],
    ],
  )
})

days('the same date of another year is another day', () => {
  const groups = byDay([arrived('2026-10-02T06:00:00Z'), arrived('2025-10-02T06:00:00Z')], now)
  assert.equal(groups.length, 2)
})

days.run()
