import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { contribute, guard, guards, point, token } from '../../kernel/index'
import { rejection } from '../support/waiting'
import { feature, house } from './house'

const explain = suite('explain')
interface Link {
  readonly label: string
}
const links = point<Link>('bar.links')
const pages = point<Link>('site.pages')
const store = token<object>('store.items')
const adult = guard('people.adult')
const item = (id: string) => contribute(links, { id, label: id })
const features = [
  feature('bar', { points: [links] }),
  feature('site', { points: [pages] }),
  feature('store', { provides: [store] }, {}),
  feature('shop', {
    requires: [store],
    contributes: [item('shop.link'), contribute(pages, { id: 'shop.link', label: '' })],
  }),
  feature('club', { contributes: [contribute(links, { id: 'club.link', label: '', when: [adult()] })] }),
  feature('people', {
    contributes: [
      contribute(guards, {
        id: 'people.adult',
        test: (who) => (who ? true : { because: 'Adults only.', status: 403 }),
      }),
    ],
  }),
  feature('late', { activates: 'idle' }),
]
const off = (...ids: string[]) => ({ switches: [{ by: 'the admin', off: ids }] })

explain('a feature: shown, with whether it runs', async () => {
  const { kernel } = await house(features)
  assert.deepEqual(kernel.explain('bar'), [
    { id: 'bar', feature: 'bar', code: 'shown', text: 'Feature "bar" is on and starts on first use.' },
  ])
  await kernel.activate('bar')
  assert.match(kernel.explain('bar')[0]?.text ?? '', /is on and running/)
  assert.match(kernel.explain('late')[0]?.text ?? '', /when the house is quiet/)
})

explain('a feature that is off: by whom, or because of whom', async () => {
  const { kernel } = await house(features, off('store'))
  const [own] = kernel.explain('store')
  const [inherited] = kernel.explain('shop')
  assert.deepEqual([own?.code, inherited?.code, inherited?.chain], ['off-by-config', 'provider-off', ['shop', 'store']])
  assert.match(inherited?.text ?? '', /"shop" needs store\.items of feature "store"\. .*switched off by the admin/)
})

explain('an item: one line for each point, or the line of one point', async () => {
  const { kernel } = await house(features)
  assert.deepEqual(
    kernel.explain('shop.link').map((line) => [line.point, line.code, line.feature]),
    [
      ['bar.links', 'shown', 'shop'],
      ['site.pages', 'shown', 'shop'],
    ],
  )
  assert.deepEqual(
    kernel.explain('site.pages:shop.link').map((line) => line.point),
    ['site.pages'],
  )
})

explain('an item of a feature that is off tells why the feature is', async () => {
  const { kernel } = await house(features, off('store'))
  const [line] = kernel.explain('bar.links:shop.link')
  assert.deepEqual([line?.code, line?.chain], ['provider-off', ['shop', 'store']])
  assert.match(line?.text ?? '', /Item "shop\.link" of feature "shop" is not there\..*switched off by the admin/)
})

explain('an item whose point stands in a feature that is off waits for it', async () => {
  const { kernel } = await house(features, off('bar'))
  const [line] = kernel.explain('bar.links:shop.link')
  assert.deepEqual([line?.code, line?.chain], ['provider-off', ['shop', 'bar']])
  assert.match(line?.text ?? '', /waits for bar\.links.*"bar" is switched off by the admin/)
})

explain('an item is explained to the subject who asks', async () => {
  const { kernel } = await house(features)
  assert.deepEqual(
    kernel.explain('club.link').map((line) => [line.code, line.text]),
    [['refused', 'Item "club.link" of feature "club" is hidden from this subject: Adults only.']],
  )
  assert.equal(kernel.explain('club.link', {})[0]?.code, 'shown')
  const { kernel: without } = await house(features, off('people'))
  assert.match(without.explain('club.link', {})[0]?.text ?? '', /Guard "people\.adult" is not known here/)
})

explain('a blocked feature leads to the one that failed', async () => {
  const start = () => {
    throw new Error('no disk')
  }
  const failing = feature('store', { provides: [store] }, { start, provides: [] })
  const { kernel } = await house([...features.filter((each) => each.id !== 'store'), failing])
  await rejection(kernel.activate('shop'))
  const [line] = kernel.explain('shop')
  assert.deepEqual([line?.code, line?.chain], ['blocked', ['shop', 'store']])
  assert.deepEqual(
    kernel.explain('shop.link').map((each) => each.code),
    ['blocked', 'blocked'],
  )
})

explain('a feature tells of each item that was left out of it', async () => {
  const a = feature('a', { contributes: [item('a.x'), item('a.x'), contribute(links, null as never)] })
  const { kernel } = await house([...features, a])
  assert.deepEqual(
    kernel.explain('a').map((line) => [line.id, line.code]),
    [
      ['a', 'shown'],
      ['a.x', 'invalid'],
      ['a.links-3', 'invalid'],
    ],
  )
})

explain('a name nobody knows gets the nearest one', async () => {
  const { kernel } = await house(features)
  assert.deepEqual(kernel.explain('barr'), [
    { id: 'barr', code: 'unknown', text: 'Nothing here is called "barr". Did you mean "bar"?' },
  ])
  assert.match(kernel.explain('bar.links:club.lnk')[0]?.text ?? '', /Did you mean "club\.link"\?/)
})

explain('an item that only a runtime contributes is told by its feature while that does not run', async () => {
  const made = feature('maker', {}, { contributes: [item('maker.link')] })
  const { kernel } = await house([...features, made])
  assert.equal(kernel.explain('maker.link')[0]?.code, 'unknown')
  assert.match(kernel.explain('maker.link')[0]?.text ?? '', /is known while it runs.*starts on first use/)
  await kernel.activate('maker')
  assert.equal(kernel.explain('maker.link')[0]?.code, 'shown')
  await kernel.apply([{ by: 'the admin', off: ['maker'] }])
  const [line] = kernel.explain('bar.links:maker.link')
  assert.equal(line?.code, 'off-by-config')
  assert.match(line?.text ?? '', /switched off by the admin/)
})

explain.run()
