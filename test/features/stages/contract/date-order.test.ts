import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { suite } from 'uvu'
import { datedSentence, draftProblems, draftSentences, emptyDraft } from '../../../../features/manage/contract'
import type { DraftBody } from '../../../../features/manage/contract/wire'
import { readAround, stageProblems, stageSentences, type WrittenStage } from '../../../../features/stages/contract'
import { readWallTime } from '../../../../features/stages/server/write-stages'
import { finale, stage, written } from '../written'

const test = suite('dates in order')
const NOW = Date.parse('2026-11-20T00:00:00Z')

const body: DraftBody = {
  ...emptyDraft('Asia/Kolkata'),
  ...{ kind: 'hackathon', title: 'Code for the monsoon', organisation: 'Neel Media', city: 'Kochi' },
  description: 'Two days of building tools for towns that flood every year, with mentors from the met office.',
  ...{ opensAt: '2026-11-22T09:00', closesAt: '2026-12-01T18:00', startsOn: '2026-12-12', endsOn: '2026-12-21' },
}
const results = stage('results', { type: 'results', startsAt: '2026-12-28T18:00', endsAt: '' })
const stages = [stage('quiz'), finale, results]

/** Everything that either of the two says of it. */
function said(change: Partial<DraftBody>, of: readonly WrittenStage[] = stages, whileOpen = false): readonly string[] {
  const [draft, plan] = [{ ...body, ...change }, written(of, { whileOpen })]
  return [
    ...draftProblems(draft, NOW, readWallTime).map(
      ({ path, says, dates }) => `${path}: ${datedSentence(draftSentences[says], dates, draft.zone)}`,
    ),
    ...stageProblems(plan, readAround(draft, readWallTime)).map(
      ({ at, field, says, dates }) => `${at} ${field}: ${datedSentence(stageSentences[says], dates, plan.zone)}`,
    ),
  ]
}
const quiz = (startsAt: string, endsAt = '') => [stage('quiz', { startsAt, endsAt }), finale, results]

/** Each pair of dates, as it stands in the wrong order alone. */
const pairs: readonly [sentence: string, found: readonly string[]][] = [
  [
    'closesAt: The last day to apply, 2026-11-19 18:00 IST, is over already.',
    said({ opensAt: '', closesAt: '2026-11-19T18:00' }),
  ],
  [
    'opensAt: It would open on 2026-12-01 18:00 IST, not before it closes on 2026-12-01 18:00 IST.',
    said({ opensAt: '2026-12-01T18:00' }),
  ],
  [
    'startsOn: It would start on 2026-11-30, before applications close on 2026-12-01 18:00 IST.',
    said({ startsOn: '2026-11-30' }),
  ],
  [
    'endsOn: It would end on 2026-11-30, before applications close on 2026-12-01 18:00 IST.',
    said({ startsOn: '', endsOn: '2026-11-30' }, []),
  ],
  ['endsOn: It would end on 2026-12-11, before it starts on 2026-12-12.', said({ endsOn: '2026-12-11' }, [])],
  [
    '0 endsAt: A stage ends on 2026-12-03 10:00 IST, not after it starts on 2026-12-03 10:00 IST.',
    said({}, quiz('2026-12-03T10:00', '2026-12-03T10:00')),
  ],
  [
    '0 startsAt: A stage starts on 2026-11-22 08:59 IST, before people may register on 2026-11-22 09:00 IST: move one of them.',
    said({}, quiz('2026-11-22T08:59'), true),
  ],
  [
    '0 startsAt: A stage starts while people may still register, on 2026-12-01 17:59 IST, before 2026-12-01 18:00 IST: move it, or say that stages may begin before that.',
    said({}, quiz('2026-12-01T17:59')),
  ],
  [
    '0 startsAt: The last results are told on 2026-12-01 17:59 IST, while people may still register until 2026-12-01 18:00 IST: move them.',
    said({}, [{ ...results, startsAt: '2026-12-01T17:59' }], true),
  ],
  [
    '1 startsAt: A stage starts on 2026-12-20 09:00 IST, before the one above it is over on 2026-12-20 09:01 IST: move one of them, or change their order.',
    said({}, quiz('2026-12-03T18:00', '2026-12-20T09:01')),
  ],
  [
    '1 startsAt: The final is on 2026-12-11 23:59 IST, before the event starts on 2026-12-12: move one of them.',
    said({}, [stage('quiz'), { ...finale, startsAt: '2026-12-11T23:59' }, results]),
  ],
  [
    '1 endsAt: A stage is on 2026-12-22 00:00 IST, after the event has ended on 2026-12-21: move one of them.',
    said({}, [stage('quiz'), { ...finale, endsAt: '2026-12-22T00:00' }, results]),
  ],
]
for (const [sentence, found] of pairs) test(sentence, () => assert.deepEqual(found, [sentence]))

test('a time is said with its zone, as it is called on that day', () => {
  const closes = { closes: Date.parse('2026-07-01T17:00Z') }
  const said = (zone: string) => datedSentence('Until {closes}.', closes, zone)
  assert.deepEqual(['Asia/Kolkata', 'Europe/London', 'UTC'].map(said), [
    'Until 2026-07-01 22:30 IST.',
    'Until 2026-07-01 18:00 GMT+1.',
    'Until 2026-07-01 17:00 UTC.',
  ])
})

test('in order nothing is said: nor of results after the event, nor of a round of interviews before the work begins', () => {
  assert.deepEqual(said({}), [])
  assert.deepEqual(said({}, quiz('2026-11-22T09:00'), true), [])
  assert.deepEqual(said({ kind: 'job', startsOn: '2027-01-04', endsOn: '' }), [])
})

const DAY_MS = 86_400_000
/** Days between one date and the next: opening, closing, start, quiz, final, end, results. */
const gaps = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 7, maxLength: 7 })

test('however far apart dates in order are, nothing is said', () =>
  fc.assert(
    fc.property(gaps, (days) => {
      let at = NOW
      const [opensAt, closesAt, starts, quizAt, finalAt, ends, resultsAt] = days.map((gap) =>
        new Date((at += gap * DAY_MS)).toISOString().slice(0, 16),
      ) as [string, string, string, string, string, string, string]
      const plan = [stage('quiz', { startsAt: quizAt, endsAt: '' }), { ...finale, startsAt: finalAt }]
      const dates = { opensAt, closesAt, startsOn: starts.slice(0, 10), endsOn: ends.slice(0, 10) }
      assert.deepEqual(said(dates, [...plan, { ...results, startsAt: resultsAt }]), [])
    }),
  ))

test('in both languages every sentence names the dates that it names here', () => {
  const places = (sentence = '') => [...new Set(sentence.match(/\{\w+\}/g))].sort()
  for (const [feature, sentences] of [['manage', draftSentences] as const, ['stages', stageSentences] as const]) {
    const read = (file: string): Record<string, string> =>
      JSON.parse(readFileSync(new URL(`../../../../features/${feature}/locales/${file}.json`, import.meta.url), 'utf8'))
    const [en, hi, problems] = [read('en'), read('hi'), read('problems.hi')]
    for (const [key, sentence] of Object.entries<string>(sentences))
      for (const said of [en[`${feature}.problem.${key}`], hi[`${feature}.problem.${key}`], problems[sentence]])
        assert.deepEqual(places(said), places(sentence), `${feature} ${key}: ${said}`)
  }
})

test.run()
