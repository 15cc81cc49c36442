import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { boot, contribute, type Feature, plan, point, type Problem, token } from '../../kernel/index'
import { rejection } from '../support/waiting'
import { feature } from './house'

const problems = suite('plan, problems')
const store = token<object>('store.items')
const shelves = point<{ label: string }>('store.shelves')
const keeper = feature('store', { provides: [store], points: [shelves] }, { provides: [] })
const only = (list: readonly Problem[]) => {
  assert.equal(list.length, 1)
  return list[0] as Problem
}

problems('a token nobody provides blocks the feature by name, with the nearest known name', () => {
  const made = plan([keeper, feature('shop', { requires: [token('store.itmes')] })])
  const { code, feature: id, text } = only(made.problems)
  assert.deepEqual([code, id, made.off.get('shop')?.code], ['missing-provider', 'shop', 'blocked'])
  assert.match(text, /"shop" needs store\.itmes, which no feature here provides\. Did you mean "store\.items"\?/)
  assert.deepEqual(made.order, ['store'])
})

problems('a name that is near to none gets no suggestion', () => {
  assert.doesNotMatch(only(plan([keeper, feature('a', { requires: [token('weather.today')] })]).problems).text, /mean/)
})

problems('two that provide one token, or own one point, are both invalid', () => {
  const twin = feature('depot', { provides: [store], points: [shelves] }, { provides: [] })
  const made = plan([keeper, twin, feature('else')])
  assert.deepEqual(
    made.problems.map((each) => [each.code, each.feature, each.also]),
    [
      ['twin-provider', 'store', ['depot']],
      ['twin-owner', 'store', ['depot']],
    ],
  )
  assert.deepEqual(
    [made.off.get('store')?.code, made.off.get('depot')?.code, made.order],
    ['invalid', 'invalid', ['else']],
  )
})

problems('two features of one name, a feature without a usable one, one called "kernel"', () => {
  const made = plan([keeper, keeper, feature(''), feature('kernel'), undefined as unknown as Feature])
  assert.deepEqual(
    made.problems.map((each) => each.code),
    ['twin-feature', 'bad-feature', 'bad-feature', 'bad-feature'],
  )
  assert.deepEqual(made.order, [])
})

problems('a point that its owner does not list invalidates the contributor; one without an owner here does not', () => {
  const shelvse = point<object>('store.shelvse')
  const elsewhere = point<object>('theatre.seats')
  const made = plan([
    keeper,
    feature('a', { contributes: [contribute(shelvse, {})] }),
    feature('b', { contributes: [contribute(elsewhere, {})] }),
    feature('c', { contributes: [contribute(point<object>('kernel.gaurds'), {})] }),
  ])
  assert.deepEqual(
    made.problems.map((each) => [each.code, each.feature]),
    [
      ['unknown-point', 'a'],
      ['unknown-point', 'c'],
    ],
  )
  assert.match(made.problems[0]?.text ?? '', /store\.shelvse.*"store".*Did you mean "store\.shelves"\?/)
  assert.match(made.problems[1]?.text ?? '', /Did you mean "kernel\.guards"\?/)
  assert.deepEqual(made.order, ['b', 'store'])
})

problems('what requires its own token, or promises one without a runtime, is invalid', () => {
  const made = plan([
    feature('a', { provides: [token('a.x')], requires: [token('a.x')] }, {}),
    feature('b', { provides: [token('b.x')] }),
  ])
  assert.deepEqual(
    made.problems.map((each) => [each.code, each.feature]),
    [
      ['own-need', 'a'],
      ['no-runtime', 'b'],
    ],
  )
})

problems('a manifest that holds garbage is invalid and named; import circles are suspected for holes', () => {
  const made = plan([
    keeper,
    feature('a', { requires: [undefined as never] }),
    feature('b', { contributes: 'nonsense' as never }),
    feature('c', { provides: 7 as never }),
  ])
  assert.deepEqual(
    made.problems.map((each) => [each.code, each.feature]),
    [
      ['bad-manifest', 'a'],
      ['bad-manifest', 'b'],
      ['bad-manifest', 'c'],
    ],
  )
  assert.match(made.problems[0]?.text ?? '', /"a": number 1 of "requires".*import each other/)
  assert.deepEqual(made.order, ['store'])
})

problems('every problem is told at once, and none of them costs a sound feature', () => {
  const made = plan([
    keeper,
    feature('a', { requires: [token('none.such'), token('nor.this')] }),
    feature('b', { contributes: [contribute(point<object>('store.nothing'), {})] }),
    feature('c', { requires: [store] }),
  ])
  assert.equal(made.problems.length, 3)
  assert.deepEqual(made.order, ['store', 'c'])
})

problems('what is switched off may be incomplete', () => {
  const made = plan([feature('a', { requires: [token('none.such')] })], { switches: [{ by: 'test', off: ['a'] }] })
  assert.deepEqual([made.problems, made.off.get('a')?.code], [[], 'off-by-config'])
})

problems('only an essential feature that cannot run stops the boot, and tells every problem', async () => {
  const made = plan([
    feature('a', { essential: true, requires: [token('x.y')] }),
    feature('b', { requires: [token('v.w')] }),
  ])
  const refusal = await rejection<Error & { code: string; about: { problems: readonly Problem[] } }>(boot(made))
  assert.equal(refusal.code, 'essential')
  assert.match(refusal.message, /"a" needs x\.y/)
  assert.equal(refusal.about.problems.length, 2)
})

problems('391 contributions of 24 features are planned, each in its place', () => {
  const features = Array.from({ length: 24 }, (_, at) => {
    const contributes = Array.from({ length: at === 0 ? 23 : 16 }, (_, n) =>
      contribute(shelves, { id: `f${at}.i${n}`, label: '' }),
    )
    return feature(`f${at}`, { contributes })
  })
  const made = plan([keeper, ...features])
  assert.equal(made.entries.get(shelves.name)?.length, 391)
  assert.deepEqual([made.problems, made.order.length], [[], 25])
})

problems.run()
