import assert from 'node:assert/strict'
import { suite } from 'uvu'
import {
  addressesIn,
  type Condition,
  type ProblemKey,
  ruleProblems,
  type RuleSet,
  todayOf,
} from '../../../../features/rules/contract'

const test = suite('what is wrong with rules')
const today = todayOf(new Date('2026-11-22T06:30:00Z'))
const women: Condition = { fact: 'gender', anyOf: ['woman'] }
const reason = 'The endowment is for the education of women.'

const table: readonly (readonly [string, RuleSet, RuleSet, ProblemKey | undefined])[] = [
  ['a list without values', [{ fact: 'skills', anyOf: [] }], [], 'empty'],
  ['a range without ends', [{ fact: 'cgpa' }], [], 'unbounded'],
  ['a range that ends before it begins', [{ fact: 'cgpa', from: 8, to: 7 }], [], 'reversed'],
  ['a score above ten', [{ fact: 'cgpa', from: 75 }], [], 'outOfReach'],
  ['men only', [{ fact: 'gender', anyOf: ['man'], reason }], [], 'genderOther'],
  ['women only, without a reason', [women], [], 'genderReason'],
  ['women only, with its reason', [{ ...women, reason }], [], undefined],
  ['two cities at once', [{ fact: 'city', anyOf: ['Pune'] }], [{ fact: 'city', anyOf: ['Delhi'] }], 'contradicts'],
  ['one city by two names', [{ fact: 'city', anyOf: ['Pune'] }], [{ fact: 'city', anyOf: ['Poona'] }], undefined],
  ['two skills at once', [{ fact: 'skills', anyOf: ['SQL'] }], [{ fact: 'skills', anyOf: ['C'] }], undefined],
  ['ranges that do not meet', [{ fact: 'age', to: 20 }], [{ fact: 'age', from: 21 }], 'contradicts'],
  [
    'a year of study of professionals',
    [{ fact: 'studyYear', from: 2 }],
    [{ fact: 'audience', anyOf: ['professional'] }],
    'notStudying',
  ],
  [
    'a year of study of who passed out',
    [{ fact: 'studyYear', from: 2 }],
    [{ fact: 'graduationYear', to: 2026 }],
    'notStudying',
  ],
  ['a year of study', [{ fact: 'studyYear', from: 2 }], [{ fact: 'audience', anyOf: ['college'] }], undefined],
  ['more than a rule holds', [{ fact: 'skills', anyOf: Array.from({ length: 501 }, String) }], [], 'tooMany'],
  ['somebody without an address', [{ fact: 'invited', anyOf: ['asha@example'] }], [], 'notAnAddress'],
  ['children at college', [{ fact: 'age', to: 14 }], [{ fact: 'audience', anyOf: ['college'] }], 'tooYoung'],
]
for (const [name, rules, fixed, expected] of table)
  test(`${name}: ${expected ?? 'nothing'}`, () => assert.equal(ruleProblems(rules, fixed, today)[0]?.says, expected))

test('addresses are read as mail programs copy them', () =>
  assert.deepEqual(
    addressesIn('Asha Rao <asha@example.in>, "Ravi" (ravi@example.in); mailto:dev@example.in.\nNobody at home'),
    ['asha@example.in', 'ravi@example.in', 'dev@example.in'],
  ))

test.run()
