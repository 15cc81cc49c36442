import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { suite } from 'uvu'
import {
  completionOf,
  completionParts,
  completionWeights,
  interestKinds,
  interestPlaces,
  interestTopics,
  levels,
  levelsOf,
  maySee,
  sectionFields,
  sections,
  usernameProblem,
  type Viewer,
  worthwhile,
} from '../../../../features/profile/contract'

const rules = suite('rules of profiles')
const part = fc.constantFrom(...completionParts)

rules('completion is the sum of the weights, never falls by adding, and is 100 only with nothing missing', () => {
  fc.assert(
    fc.property(fc.uniqueArray(part), part, (given, more) => {
      const { percent, missing } = completionOf((each) => given.includes(each))
      assert.equal(
        percent,
        given.reduce((sum, each) => sum + completionWeights[each], 0),
      )
      assert.equal(percent === 100, given.length === completionParts.length)
      assert.ok(completionOf((each) => given.includes(each) || each === more).percent >= percent)
      assert.ok(percent < 100 || missing.length === 0)
    }),
  )
})

rules('the steps of the nudge are missing sections, the heaviest first', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.constantFrom(...sections)), (missing) => {
      const steps = worthwhile(missing, 3)
      assert.equal(steps.length, Math.min(3, missing.length))
      const least = Math.min(...steps.map((each) => completionWeights[each]))
      for (const each of missing) assert.ok(steps.includes(each) || completionWeights[each] <= least)
    }),
  )
})

rules('sections are called and asked for in the words of the spec', () => {
  const texts = JSON.parse(
    readFileSync(new URL('../../../../features/profile/locales/en.json', import.meta.url), 'utf8'),
  )
  assert.deepEqual(
    sections.map((section) => [section, texts[`profile.add.${section}`]]),
    [
      ['academicDetails', 'Add Education'],
      ['workExperience', 'Add Experience'],
      ['responsibility', 'Add Responsibility'],
      ['certificates', 'Add Certificates'],
      ['project_links', 'Add Projects'],
      ['achievements', 'Add Achievements'],
      ['hobbies', 'Add Hobbies'],
      ['social_links', 'Add Social Links'],
    ],
  )
  const fields = sections.flatMap((section) => sectionFields[section])
  const keys = [
    ...fields.map(({ name }) => `field.${name}`),
    ...fields.flatMap(({ options = [] }) => options.map((option) => `choice.${option}`)),
    ...[...interestKinds, ...interestTopics, ...interestPlaces].map((word) => `interest.${word}`),
    ...levels.map((level) => `level.${level}`),
  ]
  assert.deepEqual(
    keys.filter((key) => !(`profile.${key}` in texts)),
    [],
  )
})

rules('whoever may see more sees all that others see, and nobody but the owner what is for them alone', () => {
  const viewers: readonly Viewer[] = ['nobody', 'member', 'recruiter', 'owner']
  for (const level of levels) {
    const seen = viewers.map((viewer) => maySee(viewer, level))
    assert.deepEqual(seen, seen.toSorted(), level)
    assert.equal(seen.at(-1), true)
  }
  assert.deepEqual(
    viewers.filter((viewer) => maySee(viewer, 'me')),
    ['owner'],
  )
  for (const each of Object.values(levelsOf)) assert.ok(each.includes('everyone') && each.includes('me'))
})

rules('a username is never a number, and stays as it is in an address', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 40 }), (name) => {
      if (usernameProblem(name) !== undefined) return
      assert.match(name, /^[a-z0-9-]{3,30}$/)
      assert.equal(encodeURIComponent(name), name)
      assert.ok(Number.isNaN(Number(name)))
    }),
  )
})

rules.run()
