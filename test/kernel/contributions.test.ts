import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { contribute, contributeWith, plan, point, provide, type Runtime, token } from '../../kernel/index'
import { rejection } from '../support/waiting'
import { codesOf, feature, house } from './house'

const contributions = suite('contributions')
interface Row {
  readonly path: string
}
const rows = point<Row>('list.rows', {
  key: (row) => row.path,
  check: (row) => (row.path.startsWith('/') ? undefined : `path "${row.path}" has no slash.`),
})
const kept = point<Row>('list.kept', { whenFailed: 'keep' })
const list = feature('list', { points: [rows, kept] })
const pathsOf = (items: readonly Row[]) => items.map((row) => row.path)
const broken: Runtime = {
  start: () => {
    throw new Error('no disk')
  },
}

contributions('manifest items are seen before their feature runs, runtime items while it runs', async () => {
  const a = feature(
    'a',
    { contributes: [contribute(rows, { path: '/a' })] },
    { contributes: [contribute(rows, { path: '/b' })] },
  )
  const { kernel } = await house([list, a])
  assert.deepEqual(pathsOf(kernel.view(rows)), ['/a'])
  await kernel.activate('a')
  assert.deepEqual(pathsOf(kernel.view(rows)), ['/a', '/b'])
  await kernel.apply([{ by: 'test', off: ['a'] }])
  assert.deepEqual(kernel.view(rows), [])
  await kernel.apply([])
  assert.deepEqual(pathsOf(kernel.view(rows)), ['/a'])
})

contributions('items may be made of services', async () => {
  const word = token<string>('a.word')
  const a = feature(
    'a',
    { provides: [word] },
    {
      provides: [provide(word, [], () => 'x')],
      contributes: [contributeWith(rows, [word], (w) => ({ path: `/${w}` }))],
    },
  )
  const { kernel } = await house([list, a], { eager: true })
  assert.deepEqual(pathsOf(kernel.view(rows)), ['/x'])
})

contributions('a second item of one key is left out, the later one in boot order; both features live', async () => {
  const twins = ['b', 'a'].map((id) =>
    feature(id, { contributes: [contribute(rows, { id: `${id}.row`, path: '/x' })] }, {}),
  )
  const { kernel } = await house([list, ...twins], { eager: true })
  assert.deepEqual(
    kernel.shown(rows).map((each) => each.id),
    ['a.row'],
  )
  assert.match(
    kernel.explain('b.row')[0]?.text ?? '',
    /left out of list\.rows: "\/x" is taken by item "a\.row" of feature "a"/,
  )
  assert.deepEqual(
    kernel.plan.problems.map((each) => [each.code, each.feature]),
    [['bad-item', undefined]],
  )
  assert.equal(kernel.isRunning('b'), true)
})

contributions('without a key of the point the id is the key', async () => {
  const twice = [contribute(kept, { id: 'a.x', path: '1' }), contribute(kept, { id: 'a.x', path: '2' })]
  const { kernel } = await house([list, feature('a', { contributes: [...twice, contribute(kept, { path: '1' })] })])
  assert.deepEqual(
    kernel.shown(kept).map((each) => each.id),
    ['a.x', 'a.kept-3'],
  )
})

contributions('a runtime item yields to one that is there, and to a manifest item that comes later', async () => {
  const a = feature('a', {}, { contributes: [contribute(rows, { id: 'a.row', path: '/x' })] })
  const b = feature('b', {}, { contributes: [contribute(rows, { id: 'b.row', path: '/x' })] })
  const c = feature('c', { contributes: [contribute(rows, { id: 'c.row', path: '/x' })] })
  const off = [{ by: 'test', off: ['c'] }]
  const { kernel } = await house([list, a, b, c], { switches: off })
  const ids = () => kernel.shown(rows).map((each) => each.id)
  await kernel.activate('a')
  await kernel.activate('b')
  assert.deepEqual(ids(), ['a.row'])
  await kernel.apply([])
  assert.deepEqual([ids(), codesOf(kernel, 'a.row')], [['c.row'], ['invalid']])
  await kernel.apply(off)
  assert.deepEqual([ids(), codesOf(kernel, 'a.row')], [['a.row'], ['shown']])
})

contributions('what the point refuses is left out and explained', async () => {
  const a = feature('a', {
    contributes: [contribute(rows, { id: 'a.bad', path: 'x' }), contribute(rows, { path: '/y' })],
  })
  const { kernel } = await house([list, a])
  assert.deepEqual(pathsOf(kernel.view(rows)), ['/y'])
  assert.match(kernel.explain('a.bad')[0]?.text ?? '', /path "x" has no slash/)
})

contributions('a runtime item for a point that its owner does not list fails the feature', async () => {
  const a = feature('a', {}, { contributes: [contribute(point<Row>('list.rosw'), { path: '/a' })] })
  const { kernel } = await house([list, a])
  assert.match((await rejection(kernel.activate('a'))).message, /list\.rosw.*Did you mean "list\.rows"\?/)
})

contributions('a point without an owner here takes items that no feature shows', async () => {
  const away = point<Row>('cinema.rows')
  const { kernel } = await house([feature('a', { contributes: [contribute(away, { id: 'a.seat', path: '/' })] })])
  assert.deepEqual(kernel.plan.problems, [])
  assert.deepEqual(codesOf(kernel, 'a.seat'), ['no-host'])
  assert.equal(kernel.view(away).length, 1)
})

contributions('contributing makes no dependency', async () => {
  const a = feature('a', { contributes: [contribute(rows, { path: '/a' })] }, {})
  const { kernel } = await house([list, a], { switches: [{ by: 'test', off: ['list'] }] })
  await kernel.activate('a')
  assert.equal(kernel.isRunning('a'), true)
})

contributions('when its feature failed an item hides, unless its point keeps it', async () => {
  const contributes = [contribute(rows, { id: 'a.row', path: '/a' }), contribute(kept, { id: 'a.kept', path: '/a' })]
  const { kernel } = await house([list, feature('a', { contributes }, broken)])
  assert.equal(kernel.view(rows).length, 1)
  await rejection(kernel.activate('a'))
  assert.deepEqual([kernel.view(rows).length, kernel.view(kept).length], [0, 1])
  assert.deepEqual([codesOf(kernel, 'a.row'), codesOf(kernel, 'a.kept')], [['failed'], ['failed']])
})

contributions('a contribution needs no names: it gets an id of its feature, point and place', async () => {
  const { kernel } = await house([list, feature('a', { contributes: [contribute(rows, { path: '/a' })] })])
  assert.deepEqual(codesOf(kernel, 'a.rows-1'), ['shown'])
})

contributions('planning twice from the same manifests gives the same plan and runs nothing', () => {
  let loads = 0
  const load = () => {
    loads++
    return Promise.reject(new Error('loaded'))
  }
  const features = [list, feature('a', { contributes: [contribute(rows, { path: '/a' })], load })]
  assert.deepEqual(plan(features), plan(features))
  assert.equal(loads, 0)
})

contributions.run()
