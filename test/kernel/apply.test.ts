import assert from 'node:assert/strict'
import fc from 'fast-check'
import { suite } from 'uvu'
import { contribute, type Feature, point, provide, type Runtime, token } from '../../kernel/index'
import { soon } from '../support/deadline'
import { rejection } from '../support/waiting'
import { codesOf, feature, house, later, never } from './house'

const apply = suite('apply')
const tokenOf = (id: string) => token<string>(`${id}.service`)
const without = (...off: string[]) => [{ by: 'test', off }]

/** Notes starts and stops in `lines`. */
function noting(lines: string[], id: string, on: readonly string[] = [], more: Partial<Feature> = {}): Feature {
  const runtime: Runtime = {
    provides: [provide(tokenOf(id), [], () => id)],
    start({ own }) {
      lines.push(`+${id}`)
      own(() => void lines.push(`-${id}`))
    },
  }
  return feature(id, { provides: [tokenOf(id)], requires: on.map(tokenOf), activates: 'boot', ...more }, runtime)
}

apply('starts what is new first, then stops what leaves, dependants before what they stand on', async () => {
  const lines: string[] = []
  const features = [noting(lines, 'a'), noting(lines, 'b', ['a']), noting(lines, 'c', ['b']), noting(lines, 'd')]
  const { kernel } = await house(features, { switches: without('d') })
  lines.length = 0
  await kernel.apply(without('a'))
  assert.deepEqual(lines, ['+d', '-c', '-b', '-a'])
  assert.deepEqual(kernel.plan.order, ['d'])
})

apply('does not touch what stays', async () => {
  const lines: string[] = []
  const { kernel } = await house([noting(lines, 'a'), noting(lines, 'b')])
  const service = kernel.get(tokenOf('a'))
  lines.length = 0
  await kernel.apply(without('b'))
  await kernel.apply([])
  assert.deepEqual([lines, kernel.get(tokenOf('a'))], [['-b', '+b'], service])
})

apply('a feature that comes back serves what it made anew', async () => {
  let made = 0
  const provides = [provide(tokenOf('a'), [], () => `made ${++made}`)]
  const { kernel } = await house([feature('a', { provides: [tokenOf('a')], activates: 'boot' }, { provides })])
  assert.equal(kernel.get(tokenOf('a')), 'made 1')
  await kernel.apply(without('a'))
  await kernel.apply([])
  assert.equal(kernel.get(tokenOf('a')), 'made 2')
})

apply('changes views at once, before anything has started or stopped', async () => {
  const rows = point<object>('list.rows')
  const gate = later()
  const slow: Runtime = { contributes: [contribute(rows, {})], start: ({ own }) => void own(() => gate.promise) }
  const a = feature('a', { activates: 'boot', contributes: [contribute(rows, {})] }, slow)
  const { kernel } = await house([feature('list', { points: [rows] }), a])
  const seen: number[] = []
  kernel.onChange(() => void seen.push(kernel.view(rows).length))
  const applied = kernel.apply(without('a'))
  await soon(Promise.resolve())
  assert.deepEqual([seen, kernel.isRunning('a')], [[0], false])
  gate.resolve()
  await soon(applied)
})

apply('one call after the other, however they are made', async () => {
  const lines: string[] = []
  const { kernel } = await house([noting(lines, 'a')])
  lines.length = 0
  await soon(Promise.all([kernel.apply(without('a')), kernel.apply([]), kernel.apply(without('a')), kernel.apply([])]))
  assert.deepEqual(lines, ['-a', '+a', '-a', '+a'])
})

apply('is refused, nothing changed, when an essential feature or what it stands on would go', async () => {
  const lines: string[] = []
  const features = [noting(lines, 'a'), noting(lines, 'web', ['a'], { essential: true }), noting(lines, 'c')]
  const { kernel } = await house(features)
  const { plan } = kernel
  lines.length = 0
  for (const off of ['a', 'web']) {
    const { code, message } = await rejection(kernel.apply(without(off, 'c')))
    assert.equal(code, 'essential')
    assert.match(message, /"web"/)
  }
  assert.deepEqual([lines, kernel.plan === plan], [[], true])
  await kernel.apply(without('c'))
  assert.deepEqual(lines, ['-c'])
})

apply('a feature that fails to come back is rolled back alone', async () => {
  const lines: string[] = []
  const broken = noting(lines, 'b')
  const start: Runtime['start'] = ({ own }) => {
    own(() => void lines.push('b undone'))
    throw new Error('no disk')
  }
  const load = async () => ({ runtime: { start, provides: [provide(tokenOf('b'), [], () => 'b')] } })
  const { kernel, reports } = await house([noting(lines, 'a'), { ...broken, load }], { switches: without('a', 'b') })
  await kernel.apply([])
  assert.deepEqual(lines.sort(), ['+a', 'b undone'])
  assert.deepEqual([kernel.isRunning('a'), codesOf(kernel, 'b'), reports.length], [true, ['failed'], 1])
})

apply('features that were only used come back on use', async () => {
  const lines: string[] = []
  const { kernel } = await house([noting(lines, 'a', [], { activates: 'use' })])
  await kernel.activate('a')
  await kernel.apply(without('a'))
  assert.equal((await rejection(kernel.activate('a'))).code, 'off-by-config')
  await kernel.apply([])
  assert.deepEqual(lines, ['+a', '-a'])
  await kernel.activate('a')
  assert.equal(kernel.isRunning('a'), true)
})

apply('a failed feature that is switched off and on again starts anew', async () => {
  let isBroken = true
  const start = () => {
    if (isBroken) throw new Error('no disk')
  }
  const { kernel } = await house([feature('a', { activates: 'boot' }, { start })])
  isBroken = false
  await kernel.apply(without('a'))
  await kernel.apply([])
  assert.equal(kernel.isRunning('a'), true)
})

apply('switching off a feature that hangs in its start does not wait for it', async () => {
  const begun = later<AbortSignal>()
  const start: Runtime['start'] = (me) => {
    begun.resolve(me.signal)
    return never
  }
  const { kernel, reports } = await house([feature('a', {}, { start })], { limits: { startMs: 200 } })
  const started = kernel.activate('a')
  const signal = await soon(begun.promise)
  await soon(kernel.apply(without('a')), 'the switch', 150)
  assert.equal(signal.aborted, true)
  await rejection(started)
  assert.deepEqual([codesOf(kernel, 'a'), reports], [['off-by-config'], []])
})

apply(
  'for any sequence of switches: running are exactly the features that are on, started after what they require',
  async () => {
    const needs: Readonly<Record<string, readonly string[]>> = {
      a: [],
      b: ['a'],
      c: ['a'],
      d: ['b', 'c'],
      e: [],
      f: ['e'],
    }
    const ids = Object.keys(needs)
    const sequences = fc.array(fc.subarray(ids), { maxLength: 6 })
    await fc.assert(
      fc.asyncProperty(sequences, fc.boolean(), async (steps, isAwaited) => {
        const lines: string[] = []
        const { kernel } = await house(ids.map((id) => noting(lines, id, needs[id])))
        const applied = steps.map((off) => () => kernel.apply(without(...off)))
        if (isAwaited) for (const step of applied) await step()
        else await Promise.all(applied.map((step) => step()))
        const off = new Set(steps.at(-1) ?? [])
        const isOn = (id: string): boolean => !off.has(id) && (needs[id] ?? []).every(isOn)
        assert.deepEqual(ids.filter(kernel.isRunning), ids.filter(isOn))
        const running = new Set<string>()
        for (const line of lines) {
          const id = line.slice(1)
          if (line.startsWith('-')) running.delete(id)
          else assert.ok((needs[id] ?? []).every((need) => running.has(need)) && running.add(id))
          for (const each of running) assert.ok((needs[each] ?? []).every((need) => running.has(need)))
        }
        await kernel.dispose()
        assert.equal(ids.filter(kernel.isRunning).length, 0)
      }),
      { numRuns: 60 },
    )
  },
)

apply.run()
