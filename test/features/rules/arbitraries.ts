import fc from 'fast-check'
import {
  audiences,
  type Condition,
  degrees,
  type Facts,
  fold,
  foldCity,
  genders,
  limits,
  monthNumber,
  type RangeFact,
  rangeFacts,
  type WordFact,
} from '../../../features/rules/contract'

const cities = ['Pune', 'Bangalore', 'Bengaluru', 'New Delhi', 'Delhi', 'Kochi', 'पुणे']
const colleges = ['Deccan Institute of Technology', 'IIT Bombay', 'St. Xavier’s College', 'Christ University']
const skills = ['SQL', 'Python', 'C++', 'C#', 'Spoken English', 'हिन्दी']
const kinds = ['college', 'professional', 'organizer', 'mentor', 'fresher', 'school']

/** What conditions can name. */
const words: Readonly<Record<WordFact, readonly string[]>> = {
  audience: audiences,
  degree: degrees,
  stream: ['engineering', 'management', 'law'],
  college: colleges,
  city: cities,
  skills,
  gender: genders,
  kind: kinds,
  invited: ['aa11', 'bb22', 'cc33'],
}

const orNull = <T>(some: fc.Arbitrary<T>) => fc.option(some, { nil: null, freq: 4 })
const oneOf = (list: readonly string[]) => fc.constantFrom(...list)
const year = fc.integer({ min: 2018, max: 2032 })

export const someFacts: fc.Arbitrary<Facts> = fc.record({
  userType: orNull(oneOf(kinds)),
  degree: orNull(fc.constantFrom(...degrees)),
  stream: orNull(oneOf(words.stream)),
  college: orNull(oneOf(colleges.map(fold))),
  city: orNull(oneOf(cities.map(foldCity))),
  startYear: orNull(year),
  endYear: orNull(year),
  cgpa: orNull(fc.integer({ min: 0, max: 1000 }).map((hundredths) => hundredths / 100)),
  skills: orNull(fc.uniqueArray(oneOf(skills.map(fold)), { minLength: 1, maxLength: 4 })),
  workedMonths: fc.integer({ min: 0, max: 60 }),
  workingSince: orNull(fc.integer({ min: monthNumber(2019, 1), max: monthNumber(2027, 6) })),
  gender: orNull(fc.constantFrom(...genders)),
  bornOn: orNull(
    fc
      .tuple(fc.integer({ min: 1980, max: 2027 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 31 }))
      .map(([y, m, d]) => y * 10_000 + m * 100 + d),
  ),
  backlogs: orNull(fc.integer({ min: 0, max: 5 })),
  invitation: orNull(fc.uniqueArray(oneOf(words.invited), { maxLength: 3 })),
})

const wordCondition = fc
  .constantFrom(...(Object.keys(words) as WordFact[]))
  .chain((fact) =>
    fc.uniqueArray(oneOf(words[fact]), { minLength: 0, maxLength: 3 }).map((anyOf): Condition => ({ fact, anyOf })),
  )

const inRange = (fact: RangeFact) => {
  const [least, most] = fact === 'graduationYear' ? [2018, 2032] : limits[fact]
  if (fact !== 'cgpa') return fc.integer({ min: least, max: Math.min(most, fact === 'age' ? 40 : most) })
  return fc.integer({ min: 0, max: 100 }).map((tenths) => tenths / 10)
}

const rangeCondition = fc.constantFrom(...rangeFacts).chain((fact) =>
  fc.record({ from: inRange(fact), to: inRange(fact), open: fc.constantFrom('from', 'to', 'both', 'none') }).map(
    ({ from, to, open }): Condition => ({
      fact,
      ...(open !== 'from' && open !== 'both' && { from }),
      ...(open !== 'to' && open !== 'both' && { to }),
    }),
  ),
)

export const someCondition = fc.oneof(wordCondition, rangeCondition)
export const someRules = fc.array(someCondition, { maxLength: 5 })

/** Days on which years turn, study years turn, and leap days. */
export const someNow = fc.constantFrom(
  ...['2026-11-22', '2026-06-30', '2026-07-01', '2027-01-01', '2028-02-29'].map((day) => new Date(`${day}T06:30:00Z`)),
)
