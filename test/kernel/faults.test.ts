import assert from 'node:assert/strict'
import { suite } from 'uvu'
import {
  contribute,
  contributeWith,
  type Feature,
  guard,
  guards,
  happening,
  type Kernel,
  point,
  provide,
  type Runtime,
  token,
} from '../../kernel/index'
import { rejection } from '../support/waiting'
import { codesOf, feature, house, never } from './house'

const faults = suite('faults: one feature goes wrong, the others serve on')
const rows = point<{ label: string }>('list.rows', {
  check: (row) => (row.label === '' ? 'it has no label.' : undefined),
})
const service = token<string>('bad.service')
const rang = happening<number>('list/rang')
const boom = (what: string) => {
  throw new Error(`boom in ${what}`)
}
const limits = { startMs: 20, stopMs: 20 }

/** Boots a bad feature among good ones and shows that those serve, whatever it does. */
async function among(bad: Feature, dependant = feature('top', { requires: [service] }, {})) {
  const heard: number[] = []
  const list = feature('list', { points: [rows] }, { start: ({ bus }) => void bus.on(rang, (n) => void heard.push(n)) })
  const good = feature('good', { contributes: [contribute(rows, { id: 'good.row', label: 'good' })] }, {})
  const features = [list, bad, good, ...(bad.provides ? [dependant] : [])]
  const made = await house(features, { eager: true, limits })
  assert.deepEqual([made.kernel.isRunning('list'), made.kernel.isRunning('good')], [true, true])
  assert.ok(made.kernel.view(rows).some((row) => row.label === 'good'))
  return { ...made, heard }
}
const textOf = (kernel: Kernel, id: string) =>
  kernel
    .explain(id)
    .map((line) => line.text)
    .join('\n')

faults('a module that throws in its body', async () => {
  const load = () => import(`data:text/javascript,${encodeURIComponent('throw new Error("boom in the module")')}`)
  const { kernel, reports } = await among(feature('bad', { load }))
  assert.deepEqual(codesOf(kernel, 'bad'), ['failed'])
  assert.match(textOf(kernel, 'bad'), /Feature "bad" failed \(load\): boom in the module\./)
  assert.deepEqual(
    [reports[0]?.about, String(reports[0]?.cause)],
    [{ feature: 'bad', phase: 'load' }, 'Error: boom in the module'],
  )
})

faults('a load that throws at once', async () => {
  const { kernel } = await among(feature('bad', { load: () => boom('load') }))
  assert.match(textOf(kernel, 'bad'), /\(load\): boom in load/)
})

faults('a factory that throws takes its dependants along and nobody else', async () => {
  const bad = feature('bad', { provides: [service] }, { provides: [provide(service, [], () => boom('a factory'))] })
  const { kernel } = await among(bad)
  assert.deepEqual([codesOf(kernel, 'bad'), codesOf(kernel, 'top')], [['failed'], ['blocked']])
  assert.match(textOf(kernel, 'top'), /"top" needs bad\.service of feature "bad"\. .*\(provide\): boom in a factory/)
})

faults('a start that throws: what it owned is undone, and its promise rejects', async () => {
  let undone = 0
  const start: Runtime['start'] = ({ own }) => {
    own(() => void undone++)
    boom('start')
  }
  const { kernel } = await among(feature('bad', {}, { start }))
  assert.match((await rejection(kernel.activate('bad'))).message, /\(start\): boom in start/)
  assert.deepEqual([undone, codesOf(kernel, 'bad')], [1, ['failed']])
})

faults('a cleanup that throws: the others of its feature run, the switch works, explain remembers', async () => {
  let undone = 0
  const start: Runtime['start'] = ({ own }) => {
    own(() => void undone++)
    own(() => boom('dispose'))
    own(() => Promise.reject(new Error('boom in late dispose')))
  }
  const { kernel, reports } = await among(feature('bad', {}, { start }))
  await kernel.apply([{ by: 'test', off: ['bad'] }])
  assert.deepEqual([undone, kernel.isRunning('bad'), codesOf(kernel, 'bad')], [1, false, ['off-by-config']])
  assert.match(textOf(kernel, 'bad'), /Its last fault: Feature "bad" failed \(stop\): boom in dispose/)
  assert.deepEqual(
    reports.map((each) => each.about.phase),
    ['stop', 'stop'],
  )
})

faults('what never settles: a load, a start, a cleanup', async () => {
  const hanging = await among(feature('bad', { load: () => never }))
  assert.match(textOf(hanging.kernel, 'bad'), /"bad" did not finish \(load\) within 20 ms/)
  const { kernel } = await among(feature('bad', {}, { start: ({ own }) => void own(() => never) }))
  await kernel.apply([{ by: 'test', off: ['bad'] }])
  assert.match(textOf(kernel, 'bad'), /switched off by test\. Its last fault: .*\(stop\) within 20 ms/)
})

faults('garbage in the manifest and in the runtime: each piece is left out, the feature lives', async () => {
  const garbage: readonly unknown[] = [
    null,
    7,
    'x',
    {},
    { kind: 'contribution' },
    { kind: 'contribution', to: rows, item: 'x' },
  ]
  const items: readonly unknown[] = [
    { label: '' },
    { label: 'a', id: 9 },
    { label: 'b', order: Number.NaN },
    { label: 'c', when: 'everyone' },
    { label: 'd', when: [{ guard: 3 }] },
    Promise.reject(new Error('unheard')),
    [],
  ]
  const all = [...garbage, ...items.map((item) => contribute(rows, item as never))] as never[]
  const good = contribute(rows, { id: 'bad.good', label: 'e' })
  const inManifest = await among(feature('bad', { contributes: [...all, good] }, {}))
  const inRuntime = await among(feature('bad', {}, { contributes: [...all, good] }))
  for (const { kernel } of [inManifest, inRuntime]) {
    assert.equal(kernel.isRunning('bad'), true)
    assert.deepEqual(codesOf(kernel, 'bad.good'), ['shown'])
    assert.deepEqual(
      kernel.shown(rows).map((each) => each.id),
      ['bad.good', 'good.row'],
    )
    assert.deepEqual(codesOf(kernel, 'bad'), ['shown', ...all.map(() => 'invalid')])
  }
  assert.equal(inManifest.kernel.plan.problems.length, all.length)
  assert.ok(inRuntime.reports.every((each) => each.about.phase === 'contribute'))
})

faults('a runtime whose lists are no lists fails alone', async () => {
  for (const runtime of [{ contributes: 7 }, { provides: 'x' }, { provides: [null] }] as never[]) {
    const { kernel } = await among(feature('bad', {}, runtime))
    assert.deepEqual(codesOf(kernel, 'bad'), ['failed'])
  }
})

faults('a check or an item factory that throws costs the item', async () => {
  const strict = point<object>('bad.strict', { check: () => boom('a check') })
  const contributes = [contribute(strict, { id: 'bad.one' }), contribute(rows, { id: 'bad.two', label: 'two' })]
  const late = [contributeWith(rows, [], () => boom('an item'))]
  const { kernel } = await among(feature('bad', { points: [strict], contributes }, { contributes: late }))
  assert.deepEqual([codesOf(kernel, 'bad.one'), codesOf(kernel, 'bad.two')], [['failed'], ['shown']])
  assert.match(textOf(kernel, 'bad'), /bad\.strict: boom in a check\.\n.*list\.rows: boom in an item\./)
})

faults('a guard that throws refuses, and is reported and explained', async () => {
  const broken = guard('bad.guard')
  const contributes = [
    contribute(guards, { id: 'bad.guard', test: () => boom('a guard') }),
    contribute(rows, { id: 'bad.row', label: 'x', when: [broken()] }),
  ]
  const { kernel, reports } = await among(feature('bad', { contributes }, {}))
  assert.deepEqual([kernel.view(rows).length, codesOf(kernel, 'bad.row')], [1, ['refused']])
  assert.match(textOf(kernel, 'bad.row'), /Guard "bad\.guard" of feature "bad" failed: boom in a guard/)
  assert.deepEqual(reports[0]?.about, { feature: 'bad', phase: 'run' })
})

faults('a listener that throws or rejects never stops the others, and is told', async () => {
  let ring: ((n: number) => void) | undefined
  const start: Runtime['start'] = ({ bus }) => {
    bus.on(rang, () => boom('a listener'))
    bus.on(rang, async () => boom('a late listener'))
    ring = (n) => bus.emit(rang, n)
  }
  const { kernel, heard, reports } = await among(feature('bad', {}, { start }))
  ring?.(1)
  await Promise.resolve()
  assert.deepEqual([heard, reports.length], [[1], 2])
  assert.match(
    textOf(kernel, 'bad'),
    /running\. Its last fault: A listener of feature "bad" for list\/rang failed: boom in a late listener/,
  )
})

faults('a reporter that throws costs nobody anything', async () => {
  let undone = 0
  const start: Runtime['start'] = ({ own }) => {
    own(() => void undone++)
    boom('start')
  }
  const quiet = console.error
  console.error = () => undefined
  const features = [feature('bad', {}, { start }), feature('good', {}, {})]
  const { kernel } = await house(features, { eager: true, report: () => boom('the reporter') }).finally(() => {
    console.error = quiet
  })
  assert.deepEqual([kernel.isRunning('good'), codesOf(kernel, 'bad'), undone], [true, ['failed'], 1])
})

faults.run()
