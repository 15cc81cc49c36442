import assert from 'node:assert/strict'
import { suite } from 'uvu'
import type { Page, Redirect } from '../../../../features/web/contract'
import { createPageTable, withRest } from '../../../../features/web/kit/page-table'

const table = suite('page table')

const load: Page['load'] = () => Promise.reject(new Error('not asked for'))
const page = (path: string) => ({ id: path, feature: 'test', item: { id: path, path, load } })
const redirect = (from: string, to: string): Redirect => ({ id: from, from, to, permanent: true })
const made = createPageTable(
  [page('/'), page('/internships'), page('/internships/:slug'), page('/user/myCourses/:kind'), page('/legal/*rest')],
  [redirect('/quizzes', '/quiz'), redirect('/old/:slug', '/internships/:slug')],
)

const cases: readonly (readonly [string, string])[] = [
  ['/', 'page /'],
  ['/internships', 'page /internships'],
  ['/internships/design-12', 'page /internships/:slug slug=design-12'],
  ['/internships/', 'redirect /internships'],
  ['/INTERNSHIPS', 'redirect /internships'],
  ['/Internships/Design-12', 'redirect /internships/Design-12'],
  ['/user/mycourses/all', 'redirect /user/myCourses/all'],
  ['/user/myCourses/All', 'page /user/myCourses/:kind kind=All'],
  ['/internships/%E0%A4%A8', 'page /internships/:slug slug=न'],
  ['/legal/privacy/2026', 'page /legal/*rest rest=privacy/2026'],
  ['/quizzes', 'redirect /quiz'],
  ['/old/a b', 'redirect /internships/a%20b'],
  ['/internships/%E0%A4', 'nothing'],
  ['/nowhere', 'nothing'],
  ['//internships/', 'nothing'],
  ['//evil.example/internships/', 'nothing'],
  ['/internships/a/b', 'nothing'],
]
for (const [path, wanted] of cases) {
  table(`${path} → ${wanted}`, () => {
    const found = made.match(path)
    if (!found) return assert.equal('nothing', wanted)
    if (found.kind === 'redirect') return assert.equal(`redirect ${found.to}`, wanted)
    const params = Object.entries(found.params).map(([name, value]) => ` ${name}=${value}`)
    assert.equal(`page ${found.page.path}${params.join('')}`, wanted)
  })
}

table('a redirect never leads to itself: following it ends at a page', () => {
  for (const start of ['/INTERNSHIPS/', '/Old/x/', '/USER/MYCOURSES/x']) {
    let path = start
    for (let hop = 0; hop < 4; hop++) {
      const found = made.match(path)
      if (found?.kind === 'page') break
      assert.equal(found?.kind, 'redirect', path)
      path = found?.kind === 'redirect' ? found.to : path
    }
    assert.equal(made.match(path)?.kind, 'page', `${start} ended at ${path}`)
  }
})

table('a page is another one where its parameter looks so, with the surroundings of that', () => {
  const other: Page['load'] = () => Promise.reject(new Error('not asked for either'))
  const looksLike = /^(?!(?:.*-)?\d{1,9}$)/
  const item = {
    id: 'jobs',
    path: '/jobs/:slug',
    load,
    chrome: { bottomBar: false },
    unless: { param: 'slug', looksLike, load: other, chrome: { footer: false } },
  }
  const match = (path: string) => {
    const found = createPageTable([{ id: 'jobs', feature: 'test', item }], []).match(path)
    return found?.kind === 'page' ? [found.page.load === other, found.page.chrome] : found
  }
  assert.deepEqual(match('/jobs/designer-12'), [false, { bottomBar: false }])
  assert.deepEqual(match('/jobs/12'), [false, { bottomBar: false }])
  assert.deepEqual(match('/jobs/jobs-in-pune'), [true, { footer: false }])
  assert.deepEqual(match('/jobs/designer-1234567890'), [true, { footer: false }])
})

table(
  'what stands after the path of an address that has moved goes along, once, and after what the redirect says',
  () => {
    const moves = [
      ['/quiz', '?city=Pune#rounds', '/quiz?city=Pune#rounds'],
      ['/u?open=badges', '?open=skills#first', '/u?open=badges&open=skills#first'],
      ['/#notifications', '?from=mail#top', '/?from=mail#notifications'],
      ['/quiz', '', '/quiz'],
    ] as const
    for (const [to, rest, wanted] of moves) assert.equal(withRest(to, rest), wanted)
  },
)

table.run()
