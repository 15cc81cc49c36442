import assert from 'node:assert/strict'
import fc from 'fast-check'
import { suite } from 'uvu'
import { capture, cutCode, isOpening, readKept } from '../../../../features/tracking/client/referrals/referral-code'
import { linkWith } from '../../../../features/tracking/client/referrals/referral-link'
import { CODE_LENGTH, CODE_LETTERS, isCode } from '../../../../features/tracking/contract/referrals'

const test = suite('codes of links')
const NOW = Date.parse('2026-11-21T06:30:00Z')
const DAY_MS = 86_400_000
const [A, B, C] = ['bcdf2345', 'ghjk6789', 'mnpq2345'] as const
const code = fc
  .array(fc.constantFrom(...CODE_LETTERS), { minLength: CODE_LENGTH, maxLength: CODE_LENGTH })
  .map((letters) => letters.join(''))

const cuts: readonly (readonly [value: string, code: string])[] = [
  [A, A],
  [`${A}https://foothold.test/internships`, A],
  [`${A}?utm_source=mail`, A],
  [`${A}?a=https://x.test`, A],
  [`${A}https://x.test?a=1`, A],
  [`${A}https://x.testhttps://y.test`, A],
  [`${A}http://x.test`, `${A}http://x.test`],
  [` ${A.toUpperCase()} `, A],
  [`https://x.test/${A}`, ''],
  [`?${A}`, ''],
  ['', ''],
]

test('a value is cut at any "https://" and at "?" (spec §5)', () => {
  for (const [value, wanted] of cuts) assert.equal(cutCode(value), wanted, value)
})

test('whatever follows the marks, in whichever order, the code before them is found', () =>
  fc.assert(
    fc.property(code, fc.array(fc.constantFrom('https://', '?', 'x', '&', '/'), { maxLength: 6 }), (given, parts) => {
      const rest = parts.length > 0 ? `?${parts.join('')}` : ''
      assert.deepEqual(capture({ refId: given + rest }, undefined, NOW), { refId: given, timestamp: NOW })
      assert.equal(cutCode(given + parts.join('')).includes('?'), false)
    }),
  ))

const kept = { refId: A, timestamp: NOW - DAY_MS }

const captures: readonly (readonly [query: Record<string, string>, before: typeof kept | undefined, refId?: string])[] =
  [
    [{ ref: B }, undefined, B],
    [{ refId: B }, undefined, B],
    [{ lb: B }, undefined, B],
    [{ ref: B }, kept],
    [{ refId: B }, kept, B],
    [{ lb: B }, kept, B],
    [{ ref: B, refId: C }, kept, C],
    [{ refId: C, ref: B }, kept, C],
    [{ lb: B, refId: C }, kept, B],
    [{ refId: C, lb: B }, undefined, B],
    [{ lb: 'nonsense', refId: C }, kept, C],
    [{ lb: '', ref: B }, undefined, B],
    [{ ref: 'producthunt' }, undefined],
    [{ refid: B, LB: B }, undefined],
    [{}, kept],
    [{ refId: A }, kept, A],
  ]

test('lb and refId replace what is kept, ref does not, and what is no code is nothing', () => {
  for (const [query, before, refId] of captures)
    assert.deepEqual(capture(query, before, NOW), refId && { refId, timestamp: NOW }, JSON.stringify(query))
})

test('what was kept counts for 90 days; what is none is not kept', () => {
  const read = (value: unknown) => readKept(value, NOW)
  assert.deepEqual(read(kept), kept)
  assert.deepEqual(read({ ...kept, timestamp: NOW - 90 * DAY_MS + 1 })?.refId, A)
  for (const wrong of [
    ...[undefined, null, 'x', 7, [], {}, { refId: A }, { timestamp: NOW }, { ...kept, refId: 'x' }],
    ...[
      { ...kept, timestamp: NOW - 90 * DAY_MS },
      { ...kept, timestamp: NOW + 1 },
      { ...kept, timestamp: '1' },
    ],
  ])
    assert.equal(read(wrong), undefined, JSON.stringify(wrong))
})

test('the same link opened again within a day is one opening', () => {
  assert.equal(isOpening({ refId: A, timestamp: NOW }, undefined), true)
  assert.equal(isOpening({ refId: A, timestamp: NOW }, { ...kept, timestamp: NOW - DAY_MS + 1 }), false)
  assert.equal(isOpening({ refId: A, timestamp: NOW }, kept), true)
  assert.equal(isOpening({ refId: B, timestamp: NOW }, { ...kept, timestamp: NOW - 1 }), true)
})

test('a link to any page of the site carries the code, and no other code', () => {
  const origin = 'https://foothold.test'
  const link = (address: string) => linkWith(A, address, origin)?.href
  assert.equal(link('/'), `${origin}/?refId=${A}`)
  assert.equal(link(`${origin}/o/chess-1?zoom=1#faq`), `${origin}/o/chess-1?zoom=1&refId=${A}#faq`)
  assert.equal(link(` /o/chess-1?refId=${B}&ref=${B}&lb=${B} `), `${origin}/o/chess-1?refId=${A}`)
  for (const other of [
    'https://elsewhere.test/x',
    '//elsewhere.test',
    'javascript:alert(1)',
    'http://',
    'foothold.test:1/x',
  ])
    assert.equal(link(other), undefined, other)
})

test('every code that can be made is one that is read', () =>
  fc.assert(fc.property(code, (given) => assert.ok(isCode(given) && isCode(cutCode(given.toUpperCase()))))))

test.run()
