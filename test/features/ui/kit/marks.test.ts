import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { completionBand } from '../../../../features/ui/kit/marks/completion'
import { coverSeed, planCover } from '../../../../features/ui/kit/marks/cover-plan'
import { holdKindOf } from '../../../../features/ui/kit/marks/hold-shapes'
import { initialsOf } from '../../../../features/ui/kit/marks/initials'
import { languageCookie, languageOf, markOf } from '../../../../features/ui/kit/text/language'
import { shownPages } from '../../../../features/ui/kit/layout/pagination'

const marks = suite('ui marks')
const SIZE = { width: 320, height: 160 }

marks('completion is yellow under 33, orange under 66, blue from 66, done at 100', () => {
  const bands = [0, 32.9, 33, 65.9, 66, 99.9, 100].map(completionBand)
  assert.deepEqual(bands, ['low', 'low', 'mid', 'mid', 'high', 'high', 'done'])
})

marks('a cover is the same for the same listing and another for the next', () => {
  assert.deepEqual(planCover('quiz', 41, SIZE, false), planCover('quiz', 41, SIZE, false))
  assert.notEqual(planCover('quiz', 41, SIZE, false).route, planCover('quiz', 42, SIZE, false).route)
  assert.equal(coverSeed('data-analyst-intern-7'), coverSeed('data-analyst-intern-7'))
  assert.notEqual(coverSeed('a'), coverSeed('b'))
})

marks('a cover shows its own kind biggest and never a hold in the colour of its ground', () => {
  for (let seed = 0; seed < 200; seed++) {
    const { holds, ground } = planCover('hackathon', seed, SIZE, seed % 2 === 0)
    const biggest = holds.reduce((a, b) => (a.scale > b.scale ? a : b))
    assert.equal(biggest.kind, 'hackathon')
    assert.ok(
      holds.every((hold) => hold.colour !== ground),
      `seed ${seed}`,
    )
  }
})

marks('kinds without a hold take their neighbour’s', () => {
  assert.deepEqual(['job', 'hiring-challenge', 'workshop', 'whatever'].map(holdKindOf), [
    'job',
    'competition',
    'event',
    'event',
  ])
})

marks('initials are the first letters of the first two words, whole ones in Hindi', () => {
  assert.deepEqual(['lumio labs india', 'Orbit', 'किताब घर', ''].map(initialsOf), ['LL', 'O', 'किघ', ''])
  assert.deepEqual(['école 42', 'e\u0301cole', 'ß-lab', '3M'].map(initialsOf), ['É4', 'E\u0301', 'SS', '3'])
})

marks('the query outranks the cookie, hn is Hindi, everything unknown is English', () => {
  const asked: [string | undefined, (string | null)?][] = [
    ['hn'],
    ['en', 'hn'],
    ['hn', 'en'],
    ['xx'],
    [undefined, null],
    ['hn', 'zz'],
    ['hi'],
  ]
  assert.deepEqual(
    asked.map(([cookie, query]) => languageOf(cookie, query)),
    ['hi', 'hi', 'en', 'en', 'en', 'hi', 'hi'],
  )
  assert.equal(markOf('hi'), 'hn')
})

marks('the language cookie lasts a year, is Strict, and Secure on https', () => {
  assert.equal(languageCookie('hi', true), 'unLang=hn; Max-Age=31536000; Path=/; SameSite=Strict; Secure')
  assert.equal(languageCookie('en', false), 'unLang=en; Max-Age=31536000; Path=/; SameSite=Strict')
})

marks('pages show the ends and the neighbours, a gap of one is filled', () => {
  assert.deepEqual(shownPages(5, 20), [1, 'gap', 4, 5, 6, 'gap', 20])
  assert.deepEqual(shownPages(3, 5), [1, 2, 3, 4, 5])
  assert.deepEqual(shownPages(1, 2), [1, 2])
})

marks.run()
