import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { maybe, provide, providePerVisit, settings, token, visit as visitToken } from '../../kernel/index'
import { soon } from '../support/deadline'
import { feature, house, type TestHouse } from './house'

const visit = suite('visit')
interface Box {
  readonly number: number
}
const store = token<Box>('store.box')
const panels = token<Box>('ui.panels')
const queries = token<{ readonly panels: Box }>('shop.queries')
const hue = settings<string>('shop', {
  '~standard': { version: 1, vendor: 'test', validate: () => ({ value: 'red' }) },
})

/** `shop` stands on `ui`, both with services per visit; ends are noted. */
async function shop(lines: string[] = []): Promise<TestHouse> {
  let made = 0
  const ui = feature(
    'ui',
    { provides: [panels] },
    {
      provides: [
        providePerVisit(panels, [visitToken], ({ own }) =>
          own({ number: ++made }, (box) => void lines.push(`ui ${box.number}`)),
        ),
      ],
    },
  )
  const features = [
    feature('store', { provides: [store] }, { provides: [provide(store, [], () => ({ number: 0 }))] }),
    ui,
    feature(
      'shop',
      { requires: [panels, store], provides: [queries], settings: hue },
      {
        provides: [
          providePerVisit(queries, [visitToken, panels, store], ({ own }, mine) => {
            own(() => void lines.push(`shop ${mine.number}`))
            return { panels: mine }
          }),
        ],
      },
    ),
  ]
  return house(features, { eager: true })
}

visit('each visit has its own services, made once, on first use; what is not per visit is shared', async () => {
  const { kernel } = await shop()
  const [ann, bob] = [kernel.visit(), kernel.visit()]
  assert.equal(ann.get('shop', queries), ann.get('shop', queries))
  assert.equal(ann.get('shop', queries).panels, ann.get('ui', panels))
  assert.notEqual(ann.get('ui', panels), bob.get('ui', panels))
  assert.equal(ann.get('shop', store), bob.get('store', store))
})

visit('a scope within a visit gives what the manifest declares, its settings too, and nothing else', async () => {
  const { kernel } = await shop()
  const ann = kernel.visit()
  assert.equal(ann.get('shop', hue), 'red')
  assert.throws(() => ann.get('ui', store), { code: 'undeclared' })
  assert.throws(() => ann.get('shop', token('none.such')), { code: 'undeclared' })
})

visit('its end undoes what its services own, dependants first, once, and other visits go on', async () => {
  const lines: string[] = []
  const { kernel } = await shop(lines)
  const [ann, bob] = [kernel.visit(), kernel.visit()]
  ann.get('shop', queries)
  bob.get('ui', panels)
  const ending = ann.end()
  assert.equal(ann.end(), ending)
  await ending
  assert.deepEqual(lines, ['shop 1', 'ui 1'])
  assert.throws(() => ann.get('ui', panels), { code: 'visit-ended' })
  assert.equal(bob.get('ui', panels).number, 2)
})

visit('a feature that stops takes its part of every visit along', async () => {
  const lines: string[] = []
  const { kernel } = await shop(lines)
  const ann = kernel.visit()
  ann.get('shop', queries)
  await kernel.apply([{ by: 'test', off: ['shop'] }])
  assert.deepEqual(lines, ['shop 1'])
  assert.throws(() => ann.get('shop', queries), { code: 'not-running' })
  await kernel.apply([])
  await kernel.activate('shop')
  assert.equal(ann.get('shop', queries).panels, ann.get('ui', panels))
  await ann.end()
  assert.deepEqual(lines, ['shop 1', 'shop 1', 'ui 1'])
})

visit('the signal of a visit ends with it', async () => {
  const signals = token<AbortSignal>('a.signal')
  const a = feature(
    'a',
    { provides: [signals] },
    { provides: [providePerVisit(signals, [visitToken], ({ signal }) => signal)] },
  )
  const { kernel } = await house([a], { eager: true })
  const ann = kernel.visit()
  const signal = ann.get('a', signals)
  assert.equal(signal.aborted, false)
  await ann.end()
  assert.equal(signal.aborted, true)
})

visit('a feature that does not run has no services: it is activated first', async () => {
  const a = feature('a', { provides: [store] }, { provides: [provide(store, [], () => ({ number: 1 }))] })
  const { kernel } = await house([a])
  assert.throws(() => kernel.visit().get('a', store), /"a".*Await activate\("a"\) first/)
  await kernel.activate('a')
  assert.equal(kernel.visit().get('a', store).number, 1)
})

visit('what is optional follows its provider, per visit as well', async () => {
  const label = token<() => number | undefined>('a.label')
  const ui = feature('ui', { provides: [panels] }, { provides: [providePerVisit(panels, [], () => ({ number: 5 }))] })
  const a = feature(
    'a',
    { optional: [panels], provides: [label], activates: 'boot' },
    { provides: [providePerVisit(label, [maybe(panels)], (box) => () => box()?.number)] },
  )
  const { kernel } = await house([ui, a])
  const ann = kernel.visit()
  const ask = ann.get('a', label)
  assert.deepEqual([ask(), ann.maybe('a', panels)], [undefined, undefined])
  await kernel.activate('ui')
  assert.deepEqual([ask(), ann.maybe('a', panels)?.number], [5, 5])
  assert.throws(() => ann.maybe('a', store), { code: 'undeclared' })
})

visit('a factory that throws costs this call; the next one tries again', async () => {
  let isBroken = true
  const fragile = providePerVisit(store, [], () => {
    if (isBroken) throw new Error('no memory')
    return { number: 1 }
  })
  const { kernel } = await house([feature('a', { provides: [store] }, { provides: [fragile] })], { eager: true })
  const ann = kernel.visit()
  assert.throws(() => ann.get('a', store), /no memory/)
  isBroken = false
  assert.equal(ann.get('a', store).number, 1)
})

visit('600 visits at once share one kernel and mix nothing', async () => {
  const lines: string[] = []
  const { kernel } = await shop(lines)
  const numbers = await soon(
    Promise.all(
      Array.from({ length: 600 }, async () => {
        const one = kernel.visit()
        const { number } = one.get('shop', queries).panels
        await Promise.resolve()
        assert.equal(one.get('ui', panels).number, number)
        await one.end()
        return number
      }),
    ),
  )
  assert.deepEqual([new Set(numbers).size, lines.length], [600, 1200])
})

visit.run()
