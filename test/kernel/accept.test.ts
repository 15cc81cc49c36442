import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { type Cleanup, contribute, type Feature, point, provide, type Self, token } from '../../kernel/index'
import { soon } from '../support/deadline'
import { rejection } from '../support/waiting'
import { codesOf, feature, house, later, never } from './house'

const accept = suite('accept')
interface Table {
  readonly name: string
}
const tables = point<Table>('data.tables')
const database = token<object>('data.database')

/** `data` takes tables as `take` says, and provides a database for who wants to come after it. */
function data(
  take: (items: readonly Table[], feature: string) => void | Cleanup | Promise<void | Cleanup>,
  more?: (me: Self) => void,
) {
  const start = (me: Self) => {
    me.accept(tables, take)
    more?.(me)
  }
  const manifest = { points: [tables], provides: [database], activates: 'boot' } as const
  return feature('data', manifest, { provides: [provide(database, [], () => ({}))], start })
}
function owner(lines: string[], isOn = true): Feature {
  const contributes = [
    contribute(tables, { name: 'a.second', order: 2 }),
    contribute(tables, { name: 'a.first', order: 1 }),
  ]
  const start = () => void lines.push('a starts')
  return feature(
    'a',
    { contributes, requires: isOn ? [database] : [] },
    { start, contributes: [contribute(tables, { name: 'a.third', order: 3 })] },
  )
}

accept('an owner takes the items of each contributor, ordered, before that one starts, and is awaited', async () => {
  const lines: string[] = []
  const gate = later()
  const { kernel } = await house([
    data(async (items, id) => {
      lines.push(`${id}: ${items.map((item) => item.name).join(' ')}`)
      await gate.promise
      lines.push('taken')
    }),
    owner(lines),
  ])
  const started = kernel.activate('a')
  await soon(Promise.resolve())
  gate.resolve()
  await soon(started)
  assert.deepEqual(lines, ['a: a.first a.second a.third', 'taken', 'a starts'])
})

accept('who contributes nothing to the point is not handed on', async () => {
  const seen: string[] = []
  const { kernel } = await house([data((_, id) => void seen.push(id)), feature('b', {}, {})])
  await kernel.activate('b')
  assert.deepEqual(seen, [])
})

accept('who came before the owner is handed on when the owner starts', async () => {
  const lines: string[] = []
  const { kernel } = await house([
    { ...data((_, id) => void lines.push(`took ${id}`)), activates: 'use' },
    owner(lines, false),
  ])
  await kernel.activate('a')
  await kernel.activate('data')
  assert.deepEqual(lines, ['a starts', 'took a'])
})

accept('an owner has not started before it has taken in who came before', async () => {
  const gate = later()
  const { kernel } = await house([{ ...data(() => gate.promise), activates: 'use' }, owner([], false)])
  await kernel.activate('a')
  const started = kernel.activate('data')
  await new Promise((resolve) => setImmediate(resolve))
  assert.equal(kernel.isRunning('data'), false)
  gate.resolve()
  await soon(started)
})

accept('what an owner that stopped meanwhile returns is undone at once, and only then', async () => {
  let undone = 0
  const gate = later<Cleanup>()
  const { kernel } = await house([data(() => gate.promise), owner([], false)])
  const started = kernel.activate('a')
  await new Promise((resolve) => setImmediate(resolve))
  await kernel.apply([{ by: 'test', off: ['data'] }])
  gate.resolve(() => void undone++)
  await soon(started)
  assert.equal(undone, 1)
  await kernel.dispose()
  assert.equal(undone, 1)
})

accept('what it returns is undone once, when either stops', async () => {
  for (const off of [['a'], ['data'], ['a', 'data']]) {
    let undone = 0
    const { kernel } = await house([data(() => () => void undone++), owner([], false)])
    await kernel.activate('a')
    await kernel.apply([{ by: 'test', off }])
    assert.equal(undone, 1)
    await kernel.dispose()
    assert.equal(undone, 1)
  }
})

accept('a fault while its items are taken costs the contributor, not the owner', async () => {
  const take = () => {
    throw new Error('no such type')
  }
  const { kernel } = await house([data(take), owner([])])
  assert.match((await rejection(kernel.activate('a'))).message, /"a" failed \(accept\): no such type/)
  assert.deepEqual([kernel.isRunning('data'), codesOf(kernel, 'a')], [true, ['failed']])
})

accept('a hand-over that never ends fails the contributor at the time limit', async () => {
  const { kernel } = await house([data(() => never), owner([])], { limits: { startMs: 20 } })
  assert.match((await rejection(kernel.activate('a'))).message, /"a" did not finish \(accept\) within 20 ms/)
})

accept('what a late hand-over returns is undone at once', async () => {
  const gate = later<Cleanup>()
  const undone = later()
  const { kernel } = await house([data(() => gate.promise), owner([])], { limits: { startMs: 20 } })
  await rejection(kernel.activate('a'))
  gate.resolve(() => undone.resolve())
  await soon(undone.promise, 'the undo')
})

accept('a fault over items of one that runs already is told of that one, and both run on', async () => {
  const take = () => {
    throw new Error('no such type')
  }
  const { kernel, reports } = await house([{ ...data(take), activates: 'use' }, owner([], false)])
  await kernel.activate('a')
  await kernel.activate('data')
  assert.deepEqual([kernel.isRunning('a'), kernel.isRunning('data')], [true, true])
  assert.deepEqual(reports[0]?.about, { feature: 'a', phase: 'accept' })
  assert.match(kernel.explain('a')[0]?.text ?? '', /Its last fault: .*no such type/)
})

accept('an item that is left out is not handed on', async () => {
  const seen: string[] = []
  const twice = [contribute(tables, { id: 'a.x', name: '1' }), contribute(tables, { id: 'a.x', name: '2' })]
  const third = contribute(tables, { id: 'a.x', name: '3' })
  const a = feature('a', { contributes: twice }, { contributes: [third] })
  const { kernel } = await house([data((items) => void seen.push(...items.map((item) => item.name))), a])
  await kernel.activate('a')
  assert.deepEqual(seen, ['1'])
})

accept('only the owner of a point takes or views its items', async () => {
  const takes = feature('b', {}, { start: (me) => me.accept(tables, () => undefined) })
  const views = feature('c', {}, { start: (me) => void me.view(tables) })
  const { kernel } = await house([data(() => undefined), takes, views])
  assert.match((await rejection(kernel.activate('b'))).message, /"b" cannot accept from data\.tables/)
  assert.equal((await rejection(kernel.activate('c'))).code, 'not-owner')
})

accept('an owner views its own points', async () => {
  let seen: readonly Table[] = []
  const { kernel } = await house([
    data(
      () => undefined,
      (me) => {
        seen = me.view(tables)
      },
    ),
    owner([]),
  ])
  assert.equal(kernel.isRunning('data'), true)
  assert.deepEqual(
    seen.map((table) => table.name),
    ['a.first', 'a.second'],
  )
})

accept.run()
