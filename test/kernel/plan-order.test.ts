import assert from 'node:assert/strict'
import fc from 'fast-check'
import { suite } from 'uvu'
import { type Feature, plan, token } from '../../kernel/index'
import { feature } from './house'

const order = suite('plan, boot order')
const tokenOf = (id: string) => token<object>(`${id}.service`)
const standing = (id: string, ...on: string[]) =>
  feature(id, { provides: [tokenOf(id)], requires: on.map(tokenOf) }, { provides: [] })

order('requirements come first, ties by id, whatever the order of listing', () => {
  const features = [standing('d', 'c'), standing('b'), standing('c', 'z'), standing('z'), standing('a')]
  assert.deepEqual(plan(features).order, ['a', 'b', 'z', 'c', 'd'])
  assert.deepEqual(plan([...features].reverse()).order, ['a', 'b', 'z', 'c', 'd'])
})

order('a circle takes out all of its members, what stands on them is blocked, the rest boots', () => {
  const made = plan([standing('a', 'b'), standing('b', 'c'), standing('c', 'a'), standing('d', 'a'), standing('e')])
  assert.deepEqual(made.order, ['e'])
  assert.deepEqual(
    made.problems.map(({ code, feature: id, also }) => [code, id, also]),
    [['circle', 'a', ['b', 'c']]],
  )
  assert.match(made.problems[0]?.text ?? '', /a → b → c → a/)
  assert.equal(made.off.get('b')?.code, 'invalid')
  assert.equal(made.off.get('d')?.code, 'blocked')
  assert.deepEqual(made.off.get('d')?.chain, ['d', 'a'])
})

order('two circles that touch are told as one, two apart as two', () => {
  const touching = plan([standing('a', 'b'), standing('b', 'a', 'c'), standing('c', 'b')])
  assert.equal(touching.problems.length, 1)
  const apart = plan([standing('a', 'b'), standing('b', 'a'), standing('x', 'y'), standing('y', 'x')])
  assert.deepEqual(
    apart.problems.map((problem) => problem.feature),
    ['a', 'x'],
  )
})

order('a circle through a feature that is switched off is no circle', () => {
  const made = plan([standing('a', 'b'), standing('b', 'a')], { switches: [{ by: 'test', off: ['b'] }] })
  assert.deepEqual([made.problems, made.off.get('a')?.code], [[], 'provider-off'])
  const longer = [standing('a', 'd'), standing('b', 'a'), standing('c'), standing('d', 'b')]
  assert.deepEqual(plan(longer, { switches: [{ by: 'test', off: ['d'] }] }).order, ['c'])
})

order(
  'for any house: each feature follows what it requires, and on are exactly those whose requirements are on',
  () => {
    const graph = fc.array(fc.tuple(fc.uniqueArray(fc.nat(11), { maxLength: 3 }), fc.boolean()), { maxLength: 12 })
    fc.assert(
      fc.property(graph, (nodes) => {
        const name = (at: number) => `f${at}`
        const needsOf = (at: number) => (nodes[at]?.[0] ?? []).filter((need) => need !== at && need < nodes.length)
        const features: Feature[] = nodes.map((_, at) => standing(name(at), ...needsOf(at).map(name)))
        const off = nodes.flatMap(([, isOff], at) => (isOff ? [name(at)] : []))
        const made = plan(features, { switches: [{ by: 'test', off }] })
        const places = new Map(made.order.map((id, at) => [id, at]))
        for (const [at] of nodes.entries()) {
          const needs = needsOf(at).map(name)
          const place = places.get(name(at))
          if (place === undefined) assert.ok(made.off.has(name(at)))
          else assert.ok(needs.every((need) => (places.get(need) ?? Infinity) < place))
          const isReady = !off.includes(name(at)) && needs.every((need) => places.has(need))
          assert.equal(place !== undefined, isReady)
        }
      }),
    )
  },
)

order('for any house: the same features in another order make the same plan', () => {
  const listing = fc.shuffledSubarray([...'abcdefgh'], { minLength: 8 })
  const features = [...'abcdefgh'].map((id, at) => standing(id, ...(at > 2 ? ['a', 'c'] : [])))
  fc.assert(
    fc.property(listing, (ids) => {
      const shuffled = ids.flatMap((id) => features.filter((each) => each.id === id))
      assert.deepEqual(plan(shuffled).order, plan(features).order)
    }),
  )
})

order.run()
