import assert from 'node:assert/strict'
import fc from 'fast-check'
import { suite } from 'uvu'
import { countdownUrgency, formatCountdown, passedMark } from '../../../../features/ui/kit/format/countdown'
import {
  calendarLeaf,
  formatAgo,
  formatDate,
  formatDateRange,
  formatDateTime,
  formatLongDate,
  formatMoney,
  formatMoneyShort,
  formatNumber,
  formatPaise,
  formatPay,
  formatPercent,
  formatRank,
  formatTime,
  formatTimeLeft,
  formatWhole,
  isSoon,
} from '../../../../features/ui/kit/format/index'

const formats = suite('ui formats')
const NOW = '2025-11-17T12:30:00Z' // 6 pm in India
const after = (ms: number) => Date.parse(NOW) + ms
const [SECOND, MINUTE, HOUR, DAY] = [1000, 60_000, 3_600_000, 86_400_000]

formats('dates are DD/MM/YY of the viewer’s own day', () => {
  assert.equal(formatDate('2025-11-20T10:00:00Z', 'en'), '20/11/25')
  assert.equal(formatDate('2025-11-20T19:00:00Z', 'hi'), '21/11/25')
  assert.equal(formatDate('2025-11-20T19:00:00Z', 'en', 'America/New_York'), '20/11/25')
  assert.equal(formatDate(Date.UTC(2009, 0, 5), 'en'), '05/01/09')
  assert.equal(formatDateRange('2025-11-20T10:00:00Z', '2025-11-23T10:00:00Z', 'en'), '20/11/25 – 23/11/25')
  assert.equal(formatDateRange('2025-11-20T10:00:00Z', '2025-11-20T11:00:00Z', 'en'), '20/11/25')
  assert.throws(() => formatDate('soon', 'en'), /"soon" is not a date/)
})

formats('times name their zone, in Hindi also the part of the day', () => {
  assert.equal(formatTime(NOW, 'en'), '6:00 pm IST')
  assert.equal(formatTime(NOW, 'hi'), 'शाम 6:00 बजे IST')
  assert.equal(formatTime('2025-11-17T06:35:00Z', 'en'), '12:05 pm IST')
  assert.equal(formatTime(NOW, 'en', 'America/New_York'), '7:30 am GMT-5')
  assert.equal(formatDateTime(NOW, 'en'), '17/11/25, 6:00 pm IST')
  assert.equal(formatTime(NOW, 'en', 'Mars/Base'), '6:00 pm IST', 'a zone nobody knows is the house’s, and says so')
})

formats('noon and midnight are said by word', () => {
  const [noon, midnight] = ['2025-11-17T06:30:00Z', '2025-11-17T18:30:00Z']
  assert.deepEqual([formatTime(noon, 'en'), formatTime(midnight, 'en')], ['12 noon IST', '12 midnight IST'])
  assert.deepEqual([formatTime(noon, 'hi'), formatTime(midnight, 'hi')], ['दोपहर 12 बजे IST', 'आधी रात 12 बजे IST'])
  assert.equal(formatTime('2025-11-17T12:00:00Z', 'en', 'UTC'), '12 noon UTC')
})

formats('a whole moment names month, year and zone, once for each clock that shows another time', () => {
  const last = '2026-11-30T18:29:59Z'
  assert.equal(formatWhole(last, 'en'), '30 November 2026, 11:59 pm IST')
  assert.equal(
    formatWhole(last, 'en', ['Asia/Kolkata', 'America/New_York', 'UTC']),
    '30 November 2026, 11:59 pm IST · 30 November 2026, 1:29 pm GMT-5 · 30 November 2026, 6:29 pm UTC',
  )
  assert.equal(
    formatWhole(last, 'hi', ['Asia/Kolkata', 'Asia/Calcutta', 'UTC']),
    '30 नवंबर 2026, रात 11:59 बजे IST · 30 नवंबर 2026, शाम 6:29 बजे UTC',
  )
})

formats('time left: minutes, hours, then calendar days, nothing from 30 days on', () => {
  const cases: readonly [ms: number, en: string | undefined, hi: string | undefined][] = [
    [-SECOND, 'closed', 'बंद'],
    [0, 'closed', 'बंद'],
    [SECOND, 'closes in 1 min', '1 मिनट में बंद'],
    [HOUR - SECOND, 'closes in 59 min', '59 मिनट में बंद'],
    [HOUR, 'closes in 1 h', '1 घंटे में बंद'],
    [9 * HOUR + 59 * MINUTE, 'closes in 9 h', '9 घंटे में बंद'],
    [DAY - SECOND, 'closes in 23 h', '23 घंटे में बंद'],
    [DAY, 'closes tomorrow', 'कल बंद'],
    [2 * DAY, '2 days left', '2 दिन बाकी'],
    [6 * DAY, '6 days left', '6 दिन बाकी'],
    [29 * DAY, '29 days left', '29 दिन बाकी'],
    [30 * DAY, undefined, undefined],
  ]
  for (const [ms, en, hi] of cases) {
    assert.deepEqual([formatTimeLeft(after(ms), 'en', NOW), formatTimeLeft(after(ms), 'hi', NOW)], [en, hi])
  }
  assert.deepEqual(
    [0, DAY, 3 * DAY].map((ms) => isSoon(after(ms), NOW)),
    [false, true, false],
  )
})

formats('time passed: just now, minutes, hours, yesterday, days, then the date', () => {
  const said = [30 * SECOND, 12 * MINUTE, 3 * HOUR, DAY, 6 * DAY, 40 * DAY]
  assert.deepEqual(
    said.map((ms) => formatAgo(after(-ms), 'en', NOW)),
    ['just now', '12 min ago', '3 h ago', 'yesterday', '6 days ago', '08/10/25'],
  )
  assert.equal(formatAgo(after(-3 * HOUR), 'hi', NOW), '3 घंटे पहले')
})

formats('money and numbers in Indian grouping, pay with its period', () => {
  assert.equal(formatNumber(100000, 'hi'), '1,00,000')
  assert.deepEqual(
    [formatMoney(800000, 'en'), formatMoney(-500, 'en'), formatPaise(29950, 'hi')],
    ['₹8,00,000', '−₹500', '₹299.50'],
  )
  assert.deepEqual(
    [formatMoneyShort(350000, 'en'), formatMoneyShort(410000000, 'hi'), formatMoneyShort(99999, 'en')],
    ['₹3.5 lakh', '₹41 करोड़', '₹99,999'],
  )
  assert.equal(formatPay({ min: 900000, max: 1100000, per: 'year' }, 'en'), '₹9–11 LPA')
  assert.equal(formatPay({ min: 1400000, per: 'year' }, 'hi'), '₹14 LPA')
  assert.equal(formatPay({ min: 60000, per: 'year' }, 'hi'), '₹60,000/वर्ष')
  assert.equal(formatPay({ min: 25000, per: 'month' }, 'en'), '₹25,000/month')
  assert.equal(formatPay({ min: 25000, per: 'month' }, 'hi'), '₹25,000/माह')
  assert.equal(formatPay({ min: 15000, max: 20000, per: 'month' }, 'en'), '₹15,000–20,000/month')
  assert.equal(formatPay({ min: 0, per: 'month' }, 'en'), 'Unpaid')
  const euros = { min: 6000, max: 8000, currency: 'EUR' } as const
  assert.equal(formatPay({ ...euros, per: 'month' }, 'en'), 'EUR 6,000–8,000/month')
  assert.equal(formatPay({ ...euros, min: 8000, per: 'year' }, 'hi'), 'EUR 8,000/वर्ष')
  assert.equal(formatPay({ ...euros, per: 'once' }, 'en'), 'EUR 6,000–8,000')
  const cents = { min: 1999.5, max: 2000, currency: 'EUR' } as const
  assert.equal(formatPay({ ...cents, per: 'month' }, 'en'), 'EUR 1,999.50–2,000/month')
  assert.equal(formatPay({ ...cents, max: 1999.5, per: 'once' }, 'hi'), 'EUR 1,999.50')
  assert.equal(formatPay({ min: 925000, per: 'year' }, 'en'), '₹9.25 LPA')
  assert.equal(formatPay({ min: 50000, max: 350000, per: 'once' }, 'en'), '₹50,000 – ₹3.5 lakh')
  assert.deepEqual([formatRank(-1, 'en'), formatRank(null, 'en'), formatRank(120345, 'en')], ['NA', 'NA', '1,20,345'])
  assert.equal(formatPercent(99.6, 'en'), '99%')
})

formats(
  'a countdown shows days when there are some, warns under 5 minutes and under 1, and speaks at its marks',
  () => {
    assert.deepEqual(
      [
        formatCountdown(2 * DAY + 14 * HOUR + 5 * MINUTE + 9 * SECOND),
        formatCountdown(65 * SECOND),
        formatCountdown(-5),
      ],
      ['2:14:05:09', '00:01:05', '00:00:00'],
    )
    assert.deepEqual([5 * MINUTE, 5 * MINUTE - 1, MINUTE, MINUTE - 1, 0].map(countdownUrgency), [
      'calm',
      'warning',
      'warning',
      'danger',
      'over',
    ])
    assert.equal(passedMark(HOUR + SECOND, HOUR), HOUR)
    assert.equal(passedMark(HOUR, HOUR - SECOND), undefined)
    assert.equal(passedMark(DAY + 1, DAY), DAY)
  },
)

formats('numbers read as the en-IN locale writes them', () => {
  const numbers = fc.oneof(
    fc.integer(),
    fc.integer({ min: -1e15, max: 1e15 }),
    fc.double({ noNaN: true }),
    fc.integer({ min: -1e9, max: 1e9 }).map((hundredths) => hundredths / 100),
  )
  fc.assert(
    fc.property(numbers, (value) => assert.equal(formatNumber(value, 'en'), value.toLocaleString('en-IN'))),
    { examples: [[-0], [0], [999], [1000], [-1234567.5]] },
  )
})

formats('months are written out, and short on the leaf of a calendar, by the day in India', () => {
  assert.equal(formatLongDate('2026-01-31T19:00:00Z', 'en'), '1 February 2026')
  assert.equal(formatLongDate('2026-01-31T19:00:00Z', 'hi'), '1 फ़रवरी 2026')
  assert.deepEqual(calendarLeaf('2026-09-05T00:00:00Z', 'en'), { day: '5', month: 'Sep' })
  assert.deepEqual(calendarLeaf('2026-12-31T18:30:00Z', 'hi'), { day: '1', month: 'जन॰' })
})

formats.run()
