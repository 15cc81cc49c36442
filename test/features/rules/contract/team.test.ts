import assert from 'node:assert/strict'
import fc from 'fast-check'
import { suite } from 'uvu'
import {
  type Facts,
  genders,
  judgeTeam,
  nobodyKnown,
  type TeamRules,
  teamProblems,
  teamRulesOf,
} from '../../../../features/rules/contract'
import { someFacts } from '../arbitraries'

const test = suite('what a team must be')
const member = (gender: Facts['gender'], college: string | null): Facts => ({ ...nobodyKnown, gender, college })
const few = fc.integer({ min: 0, max: 4 })
const someTeam = fc.array(someFacts, { maxLength: 5 })
const someTeamRules: fc.Arbitrary<TeamRules> = fc.record(
  {
    leastMembers: few,
    mostMembers: few,
    leastWomen: few,
    leastColleges: few,
    mostPostgraduates: few,
    sameCollege: fc.boolean(),
  },
  { requiredKeys: [] },
)

test('at least one woman: how many are missing, and what is not known decides nothing', () => {
  const rules = { leastWomen: 1, leastColleges: 2 }
  const of = (...members: readonly Facts[]) => judgeTeam(rules, members).map(({ verdict, lacks }) => [verdict, lacks])
  assert.deepEqual(of(member('man', 'iit'), member('man', 'coep')), [
    ['not-met', 1],
    ['met', 0],
  ])
  assert.deepEqual(of(member('man', 'iit'), member(null, 'iit')), [
    ['unknown', 1],
    ['not-met', 1],
  ])
  assert.deepEqual(of(member('woman', 'iit'), member('man', null)), [
    ['met', 0],
    ['unknown', 1],
  ])
})

test('all from one college', () => {
  const of = (...colleges: readonly (string | null)[]) =>
    judgeTeam(
      { sameCollege: true },
      colleges.map((college) => member(null, college)),
    )[0]?.verdict
  assert.deepEqual(
    [of('iit', 'iit'), of('iit', 'coep'), of('iit', null), of(null)],
    ['met', 'not-met', 'unknown', 'met'],
  )
})

test('at most so many postgraduates: a degree that is not known may be one', () => {
  const of = (...degrees: readonly Facts['degree'][]) =>
    judgeTeam(
      { mostPostgraduates: 1 },
      degrees.map((degree) => ({ ...nobodyKnown, degree })),
    ).map(({ verdict, has, lacks }) => [verdict, has, lacks])
  assert.deepEqual(of('mba', 'btech'), [['met', 1, 0]])
  assert.deepEqual(of('mba', null), [['unknown', 1, 0]])
  assert.deepEqual(of('mba', 'phd', 'msc'), [['not-met', 3, 2]])
})

test('who takes part alone is in no team; rules for teams that no team could meet are named', () => {
  assert.deepEqual(teamRulesOf({ teamMin: 1, teamMax: 1 }, { leastWomen: 1 }), {})
  assert.deepEqual(teamRulesOf({ teamMin: 2, teamMax: 4 }, { leastWomen: 1 }), {
    leastMembers: 2,
    mostMembers: 4,
    leastWomen: 1,
  })
  const wrong = { leastWomen: 5, leastColleges: 2, sameCollege: true }
  assert.deepEqual(
    teamProblems(wrong, 4).map(({ rule, says }) => [rule, says]),
    [
      ['leastWomen', 'teamTooSmall'],
      ['sameCollege', 'teamContradicts'],
    ],
  )
  assert.deepEqual(
    teamProblems(wrong, 1).map(({ says }) => says),
    ['teamOfOne', 'teamOfOne', 'teamOfOne'],
  )
  assert.deepEqual(teamProblems({ leastWomen: 4, mostPostgraduates: 0 }, 4), [])
})

test('who comes first in a team changes nothing', () =>
  fc.assert(
    fc.property(someTeamRules, someTeam, (rules, team) =>
      assert.deepEqual(judgeTeam(rules, [...team].reverse()), judgeTeam(rules, team)),
    ),
  ))

test('what was met or missed stays so, whatever comes to be known', () =>
  fc.assert(
    fc.property(
      someTeamRules,
      someTeam,
      fc.constantFrom(...genders),
      fc.constantFrom('iit', 'coep'),
      (rules, team, gender, college) => {
        const known = team.map((each) => ({
          ...each,
          gender: each.gender ?? gender,
          college: each.college ?? college,
          degree: each.degree ?? ('mtech' as const),
        }))
        const [before, after] = [judgeTeam(rules, team), judgeTeam(rules, known)]
        for (const [at, { verdict }] of before.entries()) {
          assert.notEqual(after[at]?.verdict, 'unknown')
          if (verdict !== 'unknown') assert.equal(after[at]?.verdict, verdict)
        }
      },
    ),
  ))

test.run()
