import assert from 'node:assert/strict'
import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { suite } from 'uvu'
import { isZone } from '../../../../features/data/contract'

const test = suite('names of time zones')

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')
const short = letters.flatMap((a) => letters.flatMap((b) => letters.map((c) => a + b + c)))

/** Both throw where they cannot. */
function writeAndCount(zone: string): void {
  new Intl.DateTimeFormat('en', { timeZone: zone }).format(0)
  Temporal.Now.zonedDateTimeISO(zone)
}

test('a name is one, also an old one, and however it is written', () => {
  for (const zone of ['Asia/Kolkata', 'asia/calcutta', 'UTC', 'Etc/GMT+5', 'EST5EDT', 'CET', 'US/Pacific'])
    assert.ok(isZone(zone), zone)
})

test('what is no name is none: offsets, instants, nothing, and what only ICU calls so', () => {
  for (const zone of ['+05:30', '-08', '+0530', 'Z', '2024-01-01T00:00Z', '2024-01-01T00:00+05:30[Asia/Kolkata]'])
    assert.ok(!isZone(zone), zone)
  for (const zone of ['', ' ', 'Asia', 'Mars/Olympus', 'Asia/Kolkata ', 'IST', 'ist', 'BST'])
    assert.ok(!isZone(zone), zone)
})

test('in whatever is one, Intl writes and Temporal counts', () => {
  for (const zone of [...Intl.supportedValuesOf('timeZone'), ...short].filter(isZone)) writeAndCount(zone)
  assert.deepEqual(
    Intl.supportedValuesOf('timeZone').filter((zone) => !isZone(zone)),
    [],
  )
  fc.assert(fc.property(fc.string(), (zone) => void (isZone(zone) && writeAndCount(zone))))
})

test.run()
