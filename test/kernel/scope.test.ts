import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { contributeWith, maybe, point, provide, providePerVisit, self, token, visit } from '../../kernel/index'
import { rejection } from '../support/waiting'
import { codesOf, feature, house, later } from './house'

const scope = suite('scope: declared or nothing')
const store = token<{ items: number }>('store.items')
const keys = token<{ open: boolean }>('store.keys')
const offers = token<string>('shop.offers')
const keeper = feature(
  'store',
  { provides: [store, keys] },
  { provides: [provide(store, [], () => ({ items: 3 })), provide(keys, [], () => ({ open: true }))] },
)

scope('a feature has what it requires and what it provides, one object for all who ask', async () => {
  const seen: unknown[] = []
  const shop = feature(
    'shop',
    { requires: [store], provides: [offers] },
    {
      provides: [provide(offers, [store], ({ items }) => `${items} offers`)],
      start: ({ get }) => void seen.push(get(store), get(offers)),
    },
  )
  const { kernel } = await house([keeper, shop], { eager: true })
  assert.deepEqual(seen, [{ items: 3 }, '3 offers'])
  assert.equal(kernel.get(store), seen[0])
})

scope('asking for anything else fails the feature and names it, the token and what to add', async () => {
  const asks = feature('shop', { requires: [store] }, { start: ({ get }) => void get(keys) })
  const needs = feature(
    'depot',
    { requires: [store], provides: [token('depot.x')] },
    { provides: [provide(token('depot.x'), [keys], () => 1)] },
  )
  const item = feature('stall', {}, { contributes: [contributeWith(point<object>('fair.rows'), [keys], () => ({}))] })
  const { kernel } = await house([keeper, asks, needs, item], { eager: true })
  for (const id of ['shop', 'depot', 'stall']) {
    const { code, message } = await rejection(kernel.activate(id))
    assert.equal(code, 'undeclared')
    assert.match(message, new RegExp(`"${id}" asked for store\\.keys.*"requires"`))
  }
})

scope('what is optional is not had with get, and what is not even optional not with maybe', async () => {
  const asks = feature('shop', { optional: [keys] }, { start: ({ get }) => void get(keys) })
  const undeclared = feature('depot', {}, { start: (me) => void me.maybe(keys) })
  const needs = feature('stall', { provides: [offers] }, { provides: [provide(offers, [maybe(keys)], () => '')] })
  const { kernel } = await house([keeper, asks, undeclared, needs], { eager: true })
  for (const id of ['shop', 'depot', 'stall']) assert.equal((await rejection(kernel.activate(id))).code, 'undeclared')
})

scope('maybe follows its provider as it comes and goes', async () => {
  let ask: (() => unknown) | undefined
  const shop = feature(
    'shop',
    { optional: [store], provides: [offers], activates: 'boot' },
    {
      provides: [
        provide(offers, [maybe(store)], (items) => {
          ask = items
          return ''
        }),
      ],
    },
  )
  const { kernel } = await house([keeper, shop])
  assert.equal(ask?.(), undefined)
  await kernel.activate('store')
  assert.deepEqual(ask?.(), { items: 3 })
  await kernel.apply([{ by: 'test', off: ['store'] }])
  assert.equal(ask?.(), undefined)
  assert.equal(kernel.isRunning('shop'), true)
})

scope('a runtime provides exactly what its manifest promises', async () => {
  const less = feature('a', { provides: [token('a.x')] }, {})
  const more = feature('b', {}, { provides: [provide(token('b.x'), [], () => 1)] })
  const twice = feature(
    'c',
    { provides: [token('c.x')] },
    { provides: [provide(token('c.x'), [], () => 1), provide(token('c.x'), [], () => 2)] },
  )
  const { kernel } = await house([less, more, twice], { eager: true })
  assert.match((await rejection(kernel.activate('a'))).message, /"a" failed \(provide\).*promises a\.x/)
  assert.match((await rejection(kernel.activate('b'))).message, /"b" failed \(provide\).*b\.x.*not promise/)
  assert.match((await rejection(kernel.activate('c'))).message, /"c" failed \(provide\).*c\.x/)
})

scope('factories of one feature may need each other in any order, but not in a circle', async () => {
  const [x, y] = [token<string>('a.x'), token<string>('a.y')]
  const fine = feature(
    'a',
    { provides: [x, y] },
    { provides: [provide(y, [x], (v) => `${v}y`), provide(x, [], () => 'x')] },
  )
  assert.equal((await house([fine], { eager: true })).kernel.get(y), 'xy')
  const circle = feature(
    'a',
    { provides: [x, y] },
    { provides: [provide(x, [y], () => ''), provide(y, [x], () => '')] },
  )
  const { kernel } = await house([circle], { eager: true })
  assert.match((await rejection(kernel.activate('a'))).message, /a\.x → a\.y → a\.x/)
})

scope('a factory is synchronous', async () => {
  const late = token<Promise<number>>('a.late')
  const a = feature(
    'a',
    { provides: [late] },
    { provides: [provide(late, [], () => Promise.reject(new Error('unheard')))] },
  )
  const { kernel } = await house([a], { eager: true })
  assert.match((await rejection(kernel.activate('a'))).message, /a\.late.*promise.*"start"/)
})

scope('a factory may need its own feature, and not a visit: that is shorter', async () => {
  const me = token<string>('a.me')
  const a = feature('a', { provides: [me] }, { provides: [provide(me, [self], ({ id }) => id)] })
  assert.equal((await house([a], { eager: true })).kernel.get(me), 'a')
  const b = feature('a', { provides: [me] }, { provides: [provide(me, [visit], () => '')] })
  assert.equal((await rejection((await house([b], { eager: true })).kernel.activate('a'))).code, 'per-visit')
})

scope('what lives longer than a visit cannot need what is per visit, own or of others', async () => {
  const panels = token<object>('store.panels')
  const perVisit = feature('store', { provides: [panels] }, { provides: [providePerVisit(panels, [], () => ({}))] })
  const shop = feature(
    'shop',
    { requires: [panels], provides: [offers] },
    { provides: [provide(offers, [panels], () => '')] },
  )
  const asks = feature('stall', { requires: [panels] }, { start: ({ get }) => void get(panels) })
  const { kernel } = await house([perVisit, shop, asks], { eager: true })
  for (const id of ['shop', 'stall']) {
    const { code, message } = await rejection(kernel.activate(id))
    assert.equal(code, 'per-visit')
    assert.match(message, /store\.panels.*one visitor/)
  }
  assert.throws(() => kernel.get(panels), { code: 'per-visit' })
})

scope('a host is told when what it asks for does not run, or nobody has it', async () => {
  const { kernel } = await house([keeper])
  assert.throws(() => kernel.get(store), /store\.items, but feature "store" does not run/)
  assert.throws(() => kernel.get(token('no.such')), /no\.such, which no feature here provides/)
})

scope('a service is not had before its feature has started', async () => {
  const provides = [provide(offers, [], () => '')]
  const started = later()
  const slow = feature('shop', { provides: [offers] }, { provides, start: () => started.promise })
  const { kernel } = await house([slow])
  const activating = kernel.activate('shop')
  await new Promise((resolve) => setImmediate(resolve))
  assert.throws(() => kernel.get(offers), { code: 'not-running' })
  started.resolve()
  await activating
})

scope('after a feature stopped it has nothing of others any more', async () => {
  let get: ((what: typeof store) => unknown) | undefined
  const shop = feature('shop', { requires: [store] }, { start: (me) => void (get = me.get) })
  const { kernel } = await house([keeper, shop], { eager: true })
  await kernel.apply([{ by: 'test', off: ['store'] }])
  assert.deepEqual(codesOf(kernel, 'shop'), ['provider-off'])
  assert.throws(() => get?.(store), { code: 'not-running' })
})

scope.run()
