import assert from 'node:assert/strict'
import { suite } from 'uvu'
import '../../../support/dom'
import { createSuggestions } from '../../../../features/tracking/client/rounds/create-suggestions'
import { CLOSED_AT, isCheckDue } from '../../../../features/tracking/client/rounds/rounds-check'
import { shownSuggestion } from '../../../../features/tracking/client/rounds/shown-suggestion'
import type { RoundSuggestion } from '../../../../features/tracking/contract/wire-rounds'

const rounds = suite('suggestions of upcoming rounds')
const NOW = Date.parse('2026-11-21T06:30:00Z')
const TEN_DAYS = 864_000_000

const suggestion: RoundSuggestion = {
  id: 12,
  entity: { title: 'design sprint 2026', logo_url: null, seo_data: { sharable_image_url: '/api/x.png' } },
  ...{ organisation: 'Lumio', round: 'Quiz', event: 'opens', at: '2026-11-23T06:30:00.000Z', url: '/quiz/x-12' },
}

/** A page whose clock is set, and how often it asked. */
function createScene(list: readonly RoundSuggestion[] = [suggestion]) {
  localStorage.clear()
  const scene = { now: NOW, asked: 0, answer: { status: true, message: '', data: { status: true, message: '', list } } }
  const http = {
    get: async () => {
      scene.asked += 1
      return { status: 200, data: scene.answer, headers: {} }
    },
  }
  const made = createSuggestions(() => scene.now)
  return Object.assign(scene, { made, begin: () => made.begin(http as never) })
}

for (const [what, closedAt, isDue] of [
  ['never closed', undefined, true],
  ['just before ten days', NOW - TEN_DAYS + 1, false],
  ['at ten days', NOW - TEN_DAYS, true],
  ['just after', NOW - TEN_DAYS - 1, true],
  ['by a clock that was put back since', NOW + 1, true],
  ['nothing that is a time', 'yesterday', true],
] as const)
  rounds(`${what}: ${isDue ? 'looks' : 'rests'}`, () => assert.equal(isCheckDue(closedAt, NOW), isDue))

rounds('closed in another tab it is closed here', async () => {
  const scene = createScene()
  const end = scene.begin()
  await scene.made.check()
  assert.equal(scene.made.state.list.length, 1)
  dispatchEvent(new StorageEvent('storage', { key: CLOSED_AT }))
  assert.equal(scene.made.state.list.length, 0)
  end()
})

rounds('asks once, shows until it is closed, and rests for ten days from then', async () => {
  const scene = createScene([{ ...suggestion, at: '2027-01-24T06:30:00.000Z' }])
  await scene.made.check()
  assert.equal(scene.asked, 0, 'nobody is there to ask')
  scene.begin()
  await Promise.all([scene.made.check(), scene.made.check()])
  await scene.made.check()
  assert.deepEqual([scene.asked, scene.made.state.list.length], [1, 1])
  scene.now += 5000
  scene.made.close()
  assert.equal(localStorage.getItem(CLOSED_AT), String(NOW + 5000))
  for (const [ms, asked] of [
    [TEN_DAYS - 1, 1],
    [TEN_DAYS, 2],
  ] as const) {
    scene.now = NOW + 5000 + ms
    await scene.made.check()
    assert.equal(scene.asked, asked)
  }
  assert.equal(scene.made.state.list.length, 1)
})

rounds(
  'what is over goes from a page that stays open, and when nothing is left it asks again, once an hour',
  async () => {
    const later = { ...suggestion, id: 13, at: '2026-11-24T06:30:00.000Z' }
    const scene = createScene([suggestion, later])
    scene.begin()
    await scene.made.check()
    scene.now = Date.parse(suggestion.at)
    await scene.made.check()
    assert.deepEqual([scene.made.state.list.map(({ id }) => id), scene.asked], [[13], 1])
    scene.now = Date.parse(later.at)
    await scene.made.check()
    assert.deepEqual(
      [scene.made.state.list, scene.asked],
      [[], 2],
      'what is over by this clock is not shown for a moment',
    )
    await scene.made.check()
    await scene.made.check()
    assert.deepEqual([scene.made.state.list, scene.asked], [[], 2], 'a clock that is fast asks no more often')
  },
)

rounds('with nothing to suggest it rests as well; a refusal is asked again', async () => {
  const scene = createScene([])
  scene.begin()
  await scene.made.check()
  await scene.made.check()
  assert.deepEqual([scene.asked, localStorage.getItem(CLOSED_AT)], [1, String(NOW)])
  const refused = createScene([])
  refused.answer.status = false
  refused.begin()
  await refused.made.check()
  await refused.made.check()
  assert.deepEqual([refused.asked, localStorage.getItem(CLOSED_AT)], [2, null])
})

rounds('who logs out takes the card along, whatever is still on its way', async () => {
  const scene = createScene()
  const end = scene.begin()
  const checking = scene.made.check()
  end()
  await checking
  assert.deepEqual(scene.made.state.list, [])
  assert.equal(localStorage.getItem(CLOSED_AT), null)
})

rounds('this side adds whether there is a picture, and the initials for where there is none', () => {
  const { has_image, initial } = shownSuggestion(suggestion)
  assert.deepEqual([has_image, initial], [false, 'DS'])
  const entity = { ...suggestion.entity, logo_url: '/logo.svg' }
  assert.equal(shownSuggestion({ ...suggestion, entity }).has_image, true)
})

rounds.run()
