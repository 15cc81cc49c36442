import assert from 'node:assert/strict'
import fc from 'fast-check'
import { suite } from 'uvu'
import type { OwnQuestion } from '../../../../features/listings/contract'
import { answerProblem, findStanding } from '../../../../features/registrations/contract'

const test = suite('answers and standing')

const asked = (type: OwnQuestion['type'], more: Partial<OwnQuestion> = {}): OwnQuestion => ({
  ...{ id: 'q', label: 'Q', type, required: true },
  ...more,
})

test('each type takes what it is for and names what it is not', () => {
  const options = ['S', 'M']
  const table: [OwnQuestion, readonly string[], string | undefined][] = [
    [asked('text'), ['  '], 'required'],
    [asked('text', { required: false }), [], undefined],
    [asked('text'), ['a', 'b'], 'one-only'],
    [asked('text'), ['x'.repeat(301)], 'too-long'],
    [asked('choice', { options }), ['L'], 'not-an-option'],
    [asked('choices', { options }), ['S', 'M'], undefined],
    [asked('number'), ['-2.5'], undefined],
    [asked('number'), ['1e5'], 'not-a-number'],
    [asked('date'), ['2028-02-29'], undefined],
    [asked('date'), ['2026-02-29'], 'not-a-date'],
    [asked('link'), ['https://a.example/x?y'], undefined],
    [asked('link'), ['javascript:alert(1)'], 'not-a-link'],
    [asked('consent'), ['no'], 'required'],
    [asked('consent'), ['yes'], undefined],
  ]
  for (const [question, values, expected] of table)
    assert.equal(answerProblem(question, values), expected, `${question.type} ${values.join()}`)
})

test('an optional question without an answer is never wrong', () =>
  fc.assert(
    fc.property(
      fc.constantFrom<OwnQuestion['type']>('text', 'paragraph', 'choice', 'number', 'date', 'link'),
      fc.array(fc.constantFrom('', ' ', '\t')),
      (type, blanks) => assert.equal(answerProblem(asked(type, { required: false }), blanks), undefined),
    ),
  ))

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
