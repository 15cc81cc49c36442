import assert from 'node:assert/strict'
import fc from 'fast-check'
import { suite } from 'uvu'
import { questionTypes } from '../../../../features/listings/contract'
import { answerProblem } from '../../../../features/registrations/contract'
import { draftProblems } from '../../../../features/registrations/client/form/draft-problems'
import type { RegistrationForm } from '../../../../features/registrations/contract/wire'
import { readAnswers } from '../../../../features/registrations/server/read-answers'
import { filled } from '../house'
import { asked, bad, everyType, good } from '../questions'

const test = suite('answers to own questions')

test('there are thirteen types', () => assert.equal(questionTypes.length, 13))

for (const type of questionTypes)
  test(`${type} takes what it is for and names what is wrong with all else`, () => {
    for (const values of good[type]) assert.equal(answerProblem(everyType[type], values), undefined, values.join())
    for (const [values, problem] of bad[type])
      assert.equal(answerProblem(everyType[type], values), problem, values.join())
  })

test('a number without bounds is any, with one it is kept to that', () => {
  assert.equal(answerProblem(asked('number'), ['-999999']), undefined)
  assert.equal(answerProblem(asked('number', { min: 0 }), ['-1']), 'too-low')
  assert.equal(answerProblem(asked('number', { max: 0 }), ['1']), 'too-high')
})

test('a scale that names no ends goes from 1 to 5', () => {
  const judged = ['0', '1', '5', '6'].map((value) => answerProblem(asked('scale'), [value]))
  assert.deepEqual(judged, ['not-an-option', undefined, undefined, 'not-an-option'])
})

test('an optional question without an answer is never wrong', () =>
  fc.assert(
    fc.property(fc.constantFrom(...questionTypes), fc.array(fc.constantFrom('', ' ', '\t')), (type, blanks) =>
      assert.equal(answerProblem({ ...everyType[type], required: false }, blanks), undefined),
    ),
  ))

const file = { id: 'x', name: 'cv.pdf', type: 'pdf', bytes: 9, sha256: '', state: 'ready' } as const
const files = new Map([['file', file]])

const tables = questionTypes.flatMap((type) => [...good[type], ...bad[type].map(([values]) => values)])

test('the form and the server judge alike, and each has a sentence for it, whatever is answered', () =>
  fc.assert(
    fc.property(
      fc.constantFrom(...questionTypes),
      fc.boolean(),
      fc.oneof(fc.constantFrom(...tables), fc.array(fc.string({ maxLength: 40 }), { maxLength: 3 })),
      (type, required, values) => {
        const questions = [{ ...everyType[type], required }]
        const sent = { ...filled, answers: { [type]: [...values] } }
        const form = { questions, asksEligibility: false, terms: '' } as unknown as RegistrationForm
        const seen = [...draftProblems(sent, form).keys()]
        for (const language of ['en', 'hi'] as const) {
          const about = { email: 'meera@demo.test', language, files }
          const { problems } = readAnswers(sent, { questions, asksEligibility: false, terms: '' }, about)
          assert.deepEqual(
            problems.map(({ path }) => path),
            seen,
          )
          for (const { message } of problems) assert.match(message, /^[^{}]{8,}$/)
        }
      },
    ),
    { numRuns: 1000 },
  ))

test.run()
