import assert from 'node:assert/strict'
import fc from 'fast-check'
import { suite } from 'uvu'
import '../../../support/dom'
import { dueArticles, dueGroups, dueMentors } from '../../../../features/tracking/client/views/due'
import {
  addOpened,
  addTo,
  listNames,
  readList,
  type ViewLists,
} from '../../../../features/tracking/client/views/view-lists'
import { createViewTeller } from '../../../../features/tracking/client/views/view-teller'
import type { UpdateViewsRequest } from '../../../../features/tracking/contract/wire-views'
import { HttpError } from '../../../../features/web/contract'

const test = suite('telling what was looked at')
const NOW = Date.parse('2026-11-21T06:30:00Z')
const PAUSE = 120_000

const ids = (count: number, from = 1) => Array.from({ length: count }, (_, at) => from + at)
const lists = (given: Partial<ViewLists>): ViewLists => ({
  viewed_competition: [],
  competition_page_views: [],
  viewed_festival: [],
  viewed_articles: [],
  viewed_mentor_profile: [],
  ...given,
})

/** The counts of a server that counts a batch once by its number. Answers may be lost on the way back. */
function server() {
  const numbers = new Map<string, number>()
  const counts = new Map<number, number>()
  const bodies: UpdateViewsRequest[] = []
  let fault: 'none' | 'before' | 'after' = 'none'
  return {
    counts,
    bodies,
    fail: (how: typeof fault) => void (fault = how),
    async post(_path: string, body: UpdateViewsRequest) {
      if (fault === 'before') throw new HttpError(0, undefined)
      const known = numbers.get(body.client_id ?? '') ?? 0
      if ((body.sequence ?? 0) > known) {
        numbers.set(body.client_id ?? '', body.sequence ?? 0)
        bodies.push(body)
        const groups = 'home_exp_views' in body ? body.home_exp_views?.entity_ids : undefined
        for (const id of groups ?? []) counts.set(id, (counts.get(id) ?? 0) + 1)
      }
      if (fault === 'after') throw new HttpError(0, undefined)
      return { status: 200, data: { status: true, result: 'success' }, headers: {} }
    },
  }
}

const sender = () => ({ userId: 7, clientId: 'a3bb189e-8bf9-4888-9912-ace4e6543002', pageUrl: '/', version: 'test' })

test.before.each(() => localStorage.clear())

test('the groups are due just after each threshold of the spec, and none before', () => {
  const due = (given: Partial<ViewLists>) => dueGroups(lists(given), NOW, undefined) !== undefined
  assert.deepEqual(
    [1, 2].map((count) => due({ viewed_competition: ids(count) })),
    [false, true],
  )
  assert.deepEqual(
    [5, 6].map((count) => due({ viewed_festival: ids(count) })),
    [false, true],
  )
  assert.deepEqual(
    [1, 2].map((count) => due({ viewed_articles: ids(count) })),
    [false, true],
  )
  assert.equal(due({ viewed_mentor_profile: ids(9) }), false)
  assert.equal(due({ viewed_competition: [1], competition_page_views: [1] }), false)
  assert.equal(due({ viewed_competition: [1], competition_page_views: [2] }), true)
})

test('articles alone go when more than thirty are there, mentors with the first', () => {
  const articles = (count: number) => dueArticles(lists({ viewed_articles: ids(count) }))?.viewed_articles?.length
  assert.deepEqual([30, 31, 60].map(articles), [undefined, 31, 50])
  const mentors = (count: number) =>
    dueMentors(lists({ viewed_mentor_profile: ids(count) }))?.viewed_mentor_profile?.length
  assert.deepEqual([0, 1, 51].map(mentors), [undefined, 1, 50])
})

test('a call tells fifty of a list at most, and rests two minutes', () => {
  const taken = dueGroups(lists({ viewed_competition: ids(51), viewed_festival: [1] }), NOW, undefined)
  assert.equal(taken?.viewed_competition?.length, 50)
  assert.deepEqual(taken?.viewed_festival, [1])
  const rests = (left: number) => dueGroups(lists({ viewed_competition: ids(2) }), NOW, NOW + left) === undefined
  assert.deepEqual([-1, 0, 1, PAUSE, PAUSE + 1].map(rests), [false, false, true, true, false])
})

test('offline with a hundred seen, then twenty reloads: each arrives once', async () => {
  const far = server()
  let now = NOW
  const reload = () => createViewTeller({ http: far, sender, now: () => now })
  for (const id of ids(100)) addTo('viewed_competition', id)
  far.fail('before')
  for (let minute = 0; minute < 10; minute += 1) {
    await reload().tell('groups')
    now += 60_000
  }
  assert.equal(far.counts.size, 0)
  for (let time = 0; time < 20; time += 1) {
    // Every third answer is lost on its way back.
    far.fail(time % 3 === 0 ? 'after' : 'none')
    await reload().tell('groups')
    now += PAUSE
  }
  assert.deepEqual(
    [...far.counts.keys()].toSorted((a, b) => a - b),
    ids(100),
  )
  assert.deepEqual([...new Set(far.counts.values())], [1])
  assert.deepEqual(readList('viewed_competition'), [])
})

test('whatever is seen and whatever fails, each view of a list is told once', async () => {
  const step = fc.oneof(
    fc.record({ see: fc.integer({ min: 1, max: 30 }) }),
    fc.record({ turn: fc.constantFrom('none', 'before', 'after') }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
      localStorage.clear()
      const far = server()
      let now = NOW
      const teller = createViewTeller({ http: far, sender, now: () => now })
      const seen = new Map<number, number>()
      for (const each of steps) {
        now += PAUSE
        if ('see' in each) {
          if (!readList('viewed_competition').includes(each.see)) seen.set(each.see, (seen.get(each.see) ?? 0) + 1)
          addTo('viewed_competition', each.see)
          continue
        }
        far.fail(each.turn as 'none')
        await teller.tell('groups')
      }
      far.fail('none')
      addTo('viewed_competition', 98)
      addTo('viewed_competition', 99)
      for (let time = 0; time < 3; time += 1) {
        now += PAUSE
        await teller.tell('groups')
      }
      for (const [id, count] of seen) assert.equal(far.counts.get(id), count, `view of ${id}`)
    }),
    { numRuns: 50 },
  )
})

test('what the server will never take does not stand in the way', async () => {
  addTo('viewed_competition', 1)
  addTo('viewed_competition', 2)
  const refusing = { post: () => Promise.reject(new HttpError(422, undefined)) }
  await createViewTeller({ http: refusing, sender, now: () => NOW }).tell('groups')
  addTo('viewed_competition', 3)
  addTo('viewed_competition', 4)
  const far = server()
  await createViewTeller({ http: far, sender, now: () => NOW }).tell('groups')
  assert.deepEqual([...far.counts.keys()], [3, 4])
})

test('the bodies are those of the spec', async () => {
  const far = server()
  addTo('viewed_competition', 4)
  addOpened(5, 'search')
  addTo('viewed_articles', 6)
  addTo('viewed_mentor_profile', 8)
  const teller = createViewTeller({ http: far, sender, now: () => NOW })
  await teller.tell('groups')
  await teller.tell('mentors')
  const order = { client_id: sender().clientId, current_page_url: '/', current_version: 'test' }
  assert.deepEqual(far.bodies, [
    {
      home_exp_views: { user_id: 7, entity_ids: [4], entity_type: 'opportunity' },
      from_competition_page: { user_id: 7, entity_ids: [5], from: ['search'] },
      articles_views: { user_id: 7, entity_ids: [6] },
      ...order,
      sequence: NOW,
    },
    {
      mentor_profiles_views: { user_id: 7, entity_ids: [8], entity_type: 'mentor_profile' },
      ...order,
      sequence: NOW + 1,
    },
  ])
})

test('broken storage is an empty list', () => {
  for (const name of listNames)
    for (const text of ['', '{', 'null', '"x"', '[null, "1", -1, 1.5]', '{"a":1}']) {
      localStorage.setItem(name, text)
      assert.deepEqual(readList(name), [])
      addTo(name, 3)
      assert.deepEqual(readList(name), [3])
    }
})

test.run()
