import assert from 'node:assert/strict'
import fc from 'fast-check'
import { suite } from 'uvu'
import { isYounger, OF_AGE } from '../../../../features/rules/contract'
import { birthDate } from '../../../../features/rules/server/birth-date'
import { dayIn } from '../../../../features/rules/server/local-days'

const test = suite('ages')
const ZONES = [
  'Asia/Kolkata',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'America/St_Johns',
  'Australia/Lord_Howe',
  'UTC',
]
const text = (at: Date) => at.toISOString().slice(0, 10)
const day = fc.date({
  min: new Date('1990-01-01T00:00:00Z'),
  max: new Date('2020-12-31T00:00:00Z'),
  noInvalidDate: true,
})

test('somebody is of age from the first moment of their birthday on the calendar where they are, and not before', () =>
  fc.assert(
    fc.property(
      day,
      fc.constantFrom(...ZONES),
      fc.integer({ min: -3 * 86_400, max: 3 * 86_400 }),
      (born, zone, seconds) => {
        const bornOn = text(born)
        const birthday = `${Number(bornOn.slice(0, 4)) + OF_AGE}${bornOn.slice(4)}`
        const now = new Date(Date.parse(`${birthday.replace('-02-29', '-03-01')}T00:00:00Z`) + seconds * 1000)
        const there = new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' }).format(now)
        const isUnder = isYounger(birthDate(bornOn, 20_261_129) ?? 0, OF_AGE, dayIn(zone, now))
        // In words: 29 February comes after the 28th and before 1 March, in years that have none too.
        assert.equal(isUnder, there < birthday, `${bornOn} at ${now.toISOString()} in ${zone}`)
      },
    ),
  ))

test('a day of birth is one that a calendar has, neither to come nor more than 120 years ago', () => {
  const read = (bornOn: string) => birthDate(bornOn, 20_261_129)
  assert.deepEqual([read('2026-11-29'), read('1906-11-29'), read('2008-02-29')], [20_261_129, 19_061_129, 20_080_229])
  for (const wrong of ['2026-11-30', '1906-11-28', '2007-02-29', '2008-13-01', '', '2008-2-1', '20080201'])
    assert.equal(read(wrong), undefined, wrong)
})

test.run()
