import assert from 'node:assert/strict'
import fc from 'fast-check'
import { suite } from 'uvu'
import {
  type Condition,
  type Degree,
  degreeOf,
  type Facts,
  foldCity,
  isRange,
  judge,
  monthNumber,
  nobodyKnown,
  createManyRules,
  rulesOfEligibility,
  todayOf,
  type Verdict,
} from '../../../../features/rules/contract'
import { someCondition, someFacts, someNow, someRules } from '../arbitraries'
import { isNearBy } from '../is-near-by'

const test = suite('who may take part')
const today = todayOf(new Date('2026-11-22T06:30:00Z'))
const verdict = (condition: Condition, facts: Partial<Facts>) =>
  judge([condition], { ...nobodyKnown, ...facts }, today).verdict

const table: readonly (readonly [Condition, Partial<Facts>, Verdict])[] = [
  [{ fact: 'cgpa', from: 7.1 }, { cgpa: 7.1 }, 'met'],
  [{ fact: 'cgpa', from: 7.1 }, { cgpa: 7.09 }, 'not-met'],
  [{ fact: 'cgpa', from: 7.1 }, {}, 'unknown'],
  // Birthdays count: eighteen from the day itself.
  [{ fact: 'age', from: 18 }, { bornOn: 20_081_122 }, 'met'],
  [{ fact: 'age', from: 18 }, { bornOn: 20_081_123 }, 'not-met'],
  // In November 2026 the year of study 2026 is running.
  [{ fact: 'studyYear', from: 1, to: 1 }, { startYear: 2026, endYear: 2030 }, 'met'],
  [{ fact: 'studyYear', from: 2 }, { startYear: 2026, endYear: 2030 }, 'not-met'],
  [{ fact: 'studyYear', from: 1 }, { endYear: 2026 }, 'not-met'],
  [{ fact: 'studyYear', from: 1 }, { endYear: 2027 }, 'unknown'],
  [{ fact: 'experience', to: 0 }, {}, 'met'],
  [{ fact: 'experience', from: 1 }, { workingSince: monthNumber(2025, 11) }, 'met'],
  [{ fact: 'experience', from: 1 }, { workingSince: monthNumber(2025, 12) }, 'not-met'],
  [{ fact: 'experience', from: 2 }, { workedMonths: 13, workingSince: monthNumber(2025, 12) }, 'met'],
  [{ fact: 'city', anyOf: ['Bangalore'] }, { city: foldCity('Bengaluru') }, 'met'],
  [{ fact: 'city', anyOf: ['New Delhi', 'Pune'] }, { city: foldCity('delhi') }, 'met'],
  [{ fact: 'skills', anyOf: ['C++', 'SQL'] }, { skills: ['c#', 'sql'] }, 'met'],
  [{ fact: 'skills', anyOf: ['C++'] }, { skills: ['c#', 'c'] }, 'not-met'],
  [{ fact: 'gender', anyOf: ['woman'], reason: 'An endowment.' }, { gender: 'other' }, 'not-met'],
  [{ fact: 'gender', anyOf: ['woman'], reason: 'An endowment.' }, {}, 'unknown'],
  [{ fact: 'audience', anyOf: ['college'] }, { endYear: 2027, degree: 'btech' }, 'met'],
  [{ fact: 'audience', anyOf: ['fresher'] }, { endYear: 2027, degree: 'btech' }, 'met'],
  [{ fact: 'audience', anyOf: ['fresher'] }, { endYear: 2028, degree: 'btech' }, 'not-met'],
  [{ fact: 'audience', anyOf: ['college'] }, { endYear: 2027, degree: 'class-12' }, 'not-met'],
  [{ fact: 'audience', anyOf: ['professional'] }, { endYear: 2020, workedMonths: 30 }, 'met'],
  [{ fact: 'audience', anyOf: ['college'] }, { userType: 'mentor' }, 'unknown'],
  [{ fact: 'invited', anyOf: ['aa'] }, { invitation: ['bb'] }, 'not-met'],
  [{ fact: 'invited', anyOf: ['aa'] }, { invitation: ['bb', 'aa'] }, 'met'],
  [{ fact: 'invited', anyOf: ['aa'] }, { invitation: [] }, 'not-met'],
]
for (const [condition, facts, expected] of table)
  test(`${JSON.stringify(condition)} of ${JSON.stringify(facts)} is ${expected}`, () =>
    assert.equal(verdict(condition, facts), expected))

test('no rules: everybody', () => assert.equal(judge([], nobodyKnown, today).verdict, 'met'))

test('one miss decides, then one thing that nobody knows; the order of rules changes nothing', () =>
  fc.assert(
    fc.property(someRules, someFacts, someNow, (rules, facts, now) => {
      const { verdict, lines } = judge(rules, facts, todayOf(now))
      const each = lines.map((line) => line.verdict)
      const expected = each.includes('not-met') ? 'not-met' : each.includes('unknown') ? 'unknown' : 'met'
      assert.equal(verdict, expected)
      assert.equal(judge([...rules].reverse(), facts, todayOf(now)).verdict, verdict)
    }),
  ))

test('before many rule sets a person is answered as before one', () =>
  fc.assert(
    fc.property(fc.array(someRules, { maxLength: 6 }), someFacts, someNow, (sets, facts, now) => {
      const many = createManyRules()
      for (const rules of sets) many.add(rules)
      const heard: object[] = []
      many.judge(facts, todayOf(now), (at, verdict, isNear) => void heard.push({ at, verdict, isNear }))
      const expected = sets.map((rules, at) => {
        const { verdict, lines } = judge(rules, facts, todayOf(now))
        return { at, verdict, isNear: isNearBy(lines.map((line) => line.verdict)) }
      })
      assert.deepEqual(heard, expected)
    }),
  ))

test('near is who misses one or two rules and meets as many', () => {
  const [met, missed, unknown] = ['met', 'not-met', 'unknown'] as const
  for (const verdicts of [
    [met, missed],
    [missed, met, missed, met],
    [met, missed, unknown],
  ])
    assert.ok(isNearBy(verdicts), verdicts.join())
  for (const verdicts of [
    [],
    [met, met],
    [missed],
    [missed, unknown],
    [met, missed, missed],
    [met, met, met, missed, missed, missed],
  ])
    assert.ok(!isNearBy(verdicts), verdicts.join())
})

test('another rule never opens what was closed', () =>
  fc.assert(
    fc.property(someRules, someCondition, someFacts, (rules, more, facts) => {
      if (judge(rules, facts, today).verdict === 'not-met')
        assert.equal(judge([...rules, more], facts, today).verdict, 'not-met')
    }),
  ))

test('whoever says nothing of themselves misses nothing but rules that know without asking', () =>
  fc.assert(
    fc.property(someCondition, (condition) => {
      // No work in a profile is how no work is said.
      if (isRange(condition) && condition.fact === 'experience') return
      assert.equal(verdict(condition, {}), 'unknown')
    }),
  ))

test('one more value in a rule closes it to nobody', () =>
  fc.assert(
    fc.property(someCondition, someFacts, fc.string({ minLength: 1 }), (condition, facts, more) => {
      if (isRange(condition) || verdict(condition, facts) !== 'met') return
      assert.equal(verdict({ ...condition, anyOf: [...condition.anyOf, more] }, facts), 'met')
    }),
  ))

test('degrees are read as people write them', () => {
  const read: Readonly<Record<string, Degree | null>> = {
    'B.Tech': 'btech',
    'BTech (Hons)': 'btech',
    'B.E.': 'btech',
    'B.E. (Computer Science)': 'btech',
    'BE CSE': 'btech',
    'B. Tech, 3rd year': 'btech',
    'Final year B.E.': 'btech',
    'Bachelor’s of Technology': 'btech',
    'Bachelors in Technology': 'btech',
    "Bachelor's Degree in Engineering": 'btech',
    'Integrated M.Tech': 'mtech',
    'M.E. Structures': 'mtech',
    'बी.टेक': 'btech',
    'बी.ए. हिंदी': 'ba',
    'एम.बी.ए.': 'mba',
    'Class XII': 'class-12',
    'Class XII (CBSE)': 'class-12',
    '12th': 'class-12',
    '12th CBSE': 'class-12',
    '10+2': 'class-12',
    'XI Science': 'class-12',
    'Senior Secondary': 'class-12',
    '१२वीं': 'class-12',
    'कक्षा 12': 'class-12',
    'Class 10': 'class-10',
    'Class 9': 'class-10',
    'Std. X': 'class-10',
    SSC: 'class-10',
    BA: 'ba',
    'BA English': 'ba',
    'B.A. (Hons)': 'ba',
    'BA LL.B': 'llb',
    'B.A.LL.B.': 'llb',
    'B.Arch': 'barch',
    'Bachelor of Computer Applications': 'bca',
    'Bachelor of Science in Computer Engineering': 'bsc',
    'B.Sc. Nursing': 'bsc',
    'M.Stat': 'msc',
    'MS in Data Science': 'msc',
    'M. B. B. S.': 'mbbs',
    'M.B.A (Finance)': 'mba',
    PGDM: 'mba',
    'Post Graduate Diploma in Management': 'mba',
    'Diploma in Mechanical Engineering': 'diploma',
    'Ph.D': 'phd',
    '': null,
    '?': null,
    Nursing: 'other',
    'B.Ed': 'other',
    'Mass Media': null,
    'Polymer Chemistry': null,
    Wizardry: null,
    '10 months of pottery': null,
    Graduate: null,
  }
  for (const [typed, degree] of Object.entries(read)) assert.equal(degreeOf(typed), degree, typed)
})

test('what an opportunity says of itself is rules as well', () =>
  assert.deepEqual(
    rulesOfEligibility({ audiences: ['college'], passingOutFrom: 2026, passingOutTo: 2028, minimumAge: 16, note: 'x' }),
    [
      { fact: 'audience', anyOf: ['college'] },
      { fact: 'graduationYear', from: 2026, to: 2028 },
      { fact: 'age', from: 16 },
    ],
  ))

test.run()
