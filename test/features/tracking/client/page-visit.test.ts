import assert from 'node:assert/strict'
import { suite } from 'uvu'
import '../../../support/dom'
import { nextMidnight, noteVisit, pageNameOf } from '../../../../features/tracking/client/page-visit'
import { cameFrom } from '../../../../features/tracking/client/views/came-from'
import { opportunityIn } from '../../../../features/tracking/client/views/watch-views'
import { HttpError } from '../../../../features/web/contract'

const test = suite('telling of a visit')
const NOW = Date.parse('2026-11-21T06:30:00Z')

test('where somebody came from, what an address leads to, and what a visit calls it', () => {
  const from = (referrer: string) => cameFrom(referrer, 'foothold.test')
  assert.deepEqual(
    ['', 'https://www.google.co.in/', 'https://foothold.test/x', 'https://t.co/1', 'nonsense'].map(from),
    ['direct', 'search', 'site', 'link', 'direct'],
  )
  const segments = new Set(['internships', 'o'])
  const at = (path: string) => opportunityIn(path, segments)
  assert.deepEqual(
    ['/internships/a-b-12', '/o/7', '/internships', '/jobs/a-12', '/internships/a-12/more', '/internships/remote'].map(
      at,
    ),
    [12, 7, undefined, undefined, undefined, undefined],
  )
  const pages = { lists: new Set(['internships']), opportunities: segments }
  const name = (path: string) => pageNameOf(path, false, pages)
  assert.deepEqual(
    ['/', '/blog/x', '/internships', '/internships/a-12', '/manage/opportunity/all/create', '/legal/cookies'].map(name),
    ['home', 'blog', 'explore', 'competition', 'manage', 'other'],
  )
  assert.deepEqual(
    ['/internships/internships-in-pune', '/o/7', '/o/x'].map(name),
    ['explore', 'competition', 'other'],
    'below a list stand single ones and other lists',
  )
  assert.equal(pageNameOf('/nowhere', true, pages), 'page-not-found')
})

test('a visit holds until midnight', () => {
  const evening = new Date(2026, 10, 21, 23, 59, 59, 999).getTime()
  assert.equal(nextMidnight(evening), evening + 1)
  assert.equal(nextMidnight(evening + 1) - (evening + 1), 86_400_000)
})

test('a visit that could not be told is told at the next turn, and then not again', async () => {
  let told = 0
  let isOffline = true
  const http = {
    async post() {
      if (isOffline) throw new HttpError(0, undefined)
      told += 1
      return { status: 200, data: { status: true, data: { status: true } } as never, headers: {} }
    },
  }
  const pages = { lists: new Set<string>(), opportunities: new Set<string>() }
  const turn = () =>
    noteVisit({ http, who: () => ({ userId: 7, clientId: 'a3bb189e-8bf9-4888-9912-ace4e6543002' }), pages }, NOW)
  await turn()
  isOffline = false
  for (let time = 0; time < 2; time += 1) await turn()
  assert.equal(told, 1)
})

test.run()
