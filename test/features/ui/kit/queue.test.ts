import assert from 'node:assert/strict'
import fc from 'fast-check'
import { suite } from 'uvu'
import { type OverlayPlace, overlayRank } from '../../../../features/ui/contract'
import { type Below, chooseSeen, type Wanting } from '../../../../features/ui/kit/overlays/queue'

const queue = suite('ui overlay queue')

const wants = (place: OverlayPlace, rank: keyof typeof overlayRank): Wanting => ({
  id: rank,
  place,
  priority: overlayRank[rank],
})
const quiet: Below = { isBusy: false, writing: undefined, before: new Set() }
const seen = (wanting: readonly Wanting[], below: Partial<Below> = {}) => [
  ...chooseSeen(wanting, { ...quiet, ...below }),
]

queue('session before confirm before login before badge before cookies, whoever came first', () => {
  const all = [
    wants('corner', 'cookies'),
    wants('popup', 'badge'),
    wants('popup', 'login'),
    wants('dialog', 'confirm'),
    wants('dialog', 'session'),
  ]
  const order: string[] = []
  for (let left = all; left.length > 0; ) {
    const [next] = seen(left)
    order.push(next ?? 'nobody')
    left = left.filter(({ id }) => id !== next)
  }
  assert.deepEqual(order, ['session', 'confirm', 'login', 'badge', 'cookies'])
})

queue('of equal ranks the earlier goes first', () => {
  assert.deepEqual(seen([wants('popup', 'nudge'), wants('popup', 'login')]), ['nudge'])
})

queue('two banners, offline before the new version before a notice; the ad only alone', () => {
  const [offline, update, notice, ad] = [
    wants('top', 'offline'),
    wants('top', 'update'),
    wants('top', 'notice'),
    wants('top', 'ad'),
  ]
  assert.deepEqual(seen([ad, notice, update, offline]), ['offline', 'update'])
  assert.deepEqual(seen([ad, notice]), ['notice'])
  assert.deepEqual(seen([ad]), ['ad'])
})

queue('what comes by itself waits for an open panel; what was asked for does not', () => {
  const all = [wants('popup', 'nudge'), wants('corner', 'cookies'), wants('top', 'offline')]
  assert.deepEqual(seen(all, { isBusy: true }), ['offline'])
  assert.deepEqual(seen([...all, wants('dialog', 'confirm')], { isBusy: true }), ['offline', 'confirm'])
})

queue(
  'what comes by itself waits while somebody writes; what they asked for, and what they must know, does not',
  () => {
    const all = [wants('popup', 'badge'), wants('corner', 'cookies'), wants('top', 'ad'), wants('cover', 'session')]
    assert.deepEqual(seen(all, { writing: 'page' }), ['session'])
    const asked = [...all, wants('top', 'offline'), wants('dialog', 'confirm')]
    assert.deepEqual(seen(asked, { writing: 'page' }), ['session', 'offline', 'confirm'])
  },
)

queue('what stands when somebody begins to write stays; a pop-up that has not come yet does not come', () => {
  const standing = { writing: 'page', before: new Set(['badge', 'cookies', 'ad']) } as const
  assert.deepEqual(seen([wants('corner', 'cookies'), wants('corner', 'rounds')], standing), ['cookies'])
  assert.deepEqual(seen([wants('top', 'ad')], standing), ['ad'])
  assert.deepEqual(seen([wants('popup', 'badge')], standing), [])
})

queue('who writes in a pop-up keeps it, whatever more urgent comes by itself', () => {
  const inLogin = { writing: 'queue', before: new Set(['badge']) } as const
  assert.deepEqual(seen([wants('popup', 'badge'), wants('popup', 'login')], inLogin), ['badge'])
  assert.deepEqual(seen([wants('popup', 'badge'), wants('dialog', 'session')], inLogin), ['session'])
})

const places: readonly OverlayPlace[] = ['top', 'dialog', 'popup', 'corner', 'cover']
const anybody = fc.uniqueArray(
  fc.record({
    id: fc.stringMatching(/^[a-z]{1,8}$/),
    place: fc.constantFrom(...places),
    priority: fc.integer({ min: 0, max: 80 }),
  }),
  { selector: ({ id }) => id },
)

queue('whoever wants what: one modal at most, corners only without one, nobody before someone more urgent', () =>
  fc.assert(
    fc.property(anybody, fc.boolean(), (wanting, isBusy) => {
      const chosen = chooseSeen(wanting, { ...quiet, isBusy })
      const of = (...at: readonly OverlayPlace[]) => wanting.filter(({ place }) => at.includes(place))
      const shown = (...at: readonly OverlayPlace[]) => of(...at).filter(({ id }) => chosen.has(id))
      assert.ok(shown('dialog', 'popup', 'corner').length <= 1)
      assert.ok(shown('top').length <= 2)
      assert.equal(shown('cover').length, of('cover').length)
      if (of('top').length > 0) assert.ok(shown('top').length > 0)
      const modals = isBusy ? of('dialog') : of('dialog', 'popup')
      const [modal] = shown('dialog', 'popup')
      assert.equal(modal === undefined, modals.length === 0)
      for (const other of modals) assert.ok(modal && modal.priority <= other.priority)
      for (const each of shown('top'))
        for (const other of of('top')) assert.ok(chosen.has(other.id) || each.priority <= other.priority)
    }),
  ),
)

queue('everyone comes to be seen once those in front have gone', () =>
  fc.assert(
    fc.property(anybody, (wanting) => {
      let left = wanting
      for (let turns = 0; left.length > 0; turns += 1) {
        assert.ok(turns <= wanting.length)
        const chosen = chooseSeen(left, quiet)
        assert.ok(chosen.size > 0)
        left = left.filter(({ id }) => !chosen.has(id))
      }
    }),
  ),
)

queue.run()
