import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { provide, type Runtime, token } from '../../kernel/index'
import { soon } from '../support/deadline'
import { rejection } from '../support/waiting'
import { codesOf, feature, house, later, never } from './house'

const activation = suite('activation')
const base = token<number>('base.number')
const log = () => {
  const lines: string[] = []
  const says = (line: string): Runtime => ({ start: () => void lines.push(line) })
  return { lines, says }
}

activation('boot starts what is essential or says boot, with what it requires; the rest waits', async () => {
  const { lines, says } = log()
  const { kernel } = await house([
    feature('web', { essential: true }, says('web')),
    feature('bars', { activates: 'boot', requires: [base] }, says('bars')),
    feature('base', { provides: [base] }, { ...says('base'), provides: [provide(base, [], () => 1)] }),
    feature('quiet', { activates: 'idle' }, says('quiet')),
    feature('used', {}, says('used')),
  ])
  assert.deepEqual(lines.sort(), ['bars', 'base', 'web'])
  assert.deepEqual(
    [kernel.isRunning('bars'), kernel.isRunning('quiet'), kernel.isRunning('used')],
    [true, false, false],
  )
  await kernel.activate('used')
  assert.equal(lines.at(-1), 'used')
})

activation('an eager house starts everything', async () => {
  const { lines, says } = log()
  await house([feature('a', { activates: 'idle' }, says('a')), feature('b', {}, says('b'))], { eager: true })
  assert.deepEqual(lines.sort(), ['a', 'b'])
})

activation('idle features follow one by one, each when the house is quiet again', async () => {
  const { lines, says } = log()
  const quiet: (() => void)[] = []
  const whenIdle = (run: () => void) => void quiet.push(run)
  const features = ['a', 'b'].map((id) => feature(id, { activates: 'idle' }, says(id)))
  const { kernel } = await house(features, { whenIdle })
  assert.deepEqual([lines, quiet.length], [[], 1])
  quiet.pop()?.()
  await kernel.activate('a')
  await soon(Promise.resolve())
  assert.deepEqual([lines, quiet.length], [['a'], 1])
  quiet.pop()?.()
  await kernel.activate('b')
  assert.deepEqual(lines, ['a', 'b'])
})

activation('what takes time is awaited in start before any dependant begins', async () => {
  const { lines, says } = log()
  const gate = later()
  const slow: Runtime = {
    provides: [provide(base, [], () => 1)],
    start: async () => {
      lines.push('base begins')
      await gate.promise
      lines.push('base is ready')
    },
  }
  const { kernel } = await house([
    feature('base', { provides: [base] }, slow),
    feature('top', { requires: [base] }, says('top')),
  ])
  const started = kernel.activate('top')
  await soon(Promise.resolve())
  gate.resolve()
  await soon(started)
  assert.deepEqual(lines, ['base begins', 'base is ready', 'top'])
})

activation('asked twice it does the work once and gives the same promise', async () => {
  let loads = 0
  const load = async () => {
    loads++
    return { runtime: {} }
  }
  const { kernel } = await house([feature('a', { load })])
  const first = kernel.activate('a')
  assert.equal(kernel.activate('a'), first)
  await first
  assert.equal(kernel.activate('a'), first)
  assert.equal(loads, 1)
})

activation('after a failure it keeps rejecting with the same error, until retry', async () => {
  let isBroken = true
  const runtime: Runtime = {
    start: () => {
      if (isBroken) throw new Error('no disk')
    },
  }
  const { kernel, reports } = await house([feature('a', {}, runtime)])
  const first = kernel.activate('a')
  const error = await rejection(first)
  isBroken = false
  assert.equal(kernel.activate('a'), first)
  assert.equal(await rejection(kernel.activate('a')), error)
  assert.deepEqual([reports, kernel.isRunning('a'), codesOf(kernel, 'a')], [[error], false, ['failed']])
  await kernel.retry('a')
  assert.deepEqual([kernel.isRunning('a'), codesOf(kernel, 'a')], [true, ['shown']])
})

activation('who stands on a failed feature is blocked; a retry of either brings both back', async () => {
  for (const retried of ['base', 'top']) {
    let isBroken = true
    const runtime: Runtime = {
      provides: [provide(base, [], () => 1)],
      start: () => {
        if (isBroken) throw new Error('no disk')
      },
    }
    const { kernel } = await house([
      feature('base', { provides: [base] }, runtime),
      feature('top', { requires: [base] }, {}),
    ])
    const { code, message } = await rejection(kernel.activate('top'))
    assert.equal(code, 'blocked')
    assert.match(message, /"top" needs base\.number of feature "base".*"base" failed \(start\): no disk/)
    assert.deepEqual(kernel.explain('top')[0]?.chain, ['top', 'base'])
    isBroken = false
    await soon(kernel.retry(retried))
    await soon(kernel.activate('top'))
    assert.deepEqual([kernel.isRunning('base'), kernel.isRunning('top')], [true, true])
  }
})

activation('a retry that fails again rejects again and leaves the others as they were', async () => {
  const broken: Runtime = {
    provides: [provide(base, [], () => 1)],
    start: () => {
      throw new Error('no disk')
    },
  }
  const { kernel } = await house([
    feature('base', { provides: [base] }, broken),
    feature('top', { requires: [base] }, {}),
  ])
  await rejection(kernel.activate('top'))
  assert.match((await rejection(kernel.retry('top'))).message, /no disk/)
  assert.deepEqual([codesOf(kernel, 'base'), codesOf(kernel, 'top')], [['failed'], ['blocked']])
})

activation('a load or a start that never settles fails at its time limit, with its phase', async () => {
  const limits = { startMs: 20 }
  const { kernel } = await house([feature('a', { load: () => never }), feature('b', {}, { start: () => never })], {
    limits,
  })
  assert.match((await rejection(kernel.activate('a'))).message, /"a" did not finish \(load\) within 20 ms/)
  assert.match((await rejection(kernel.activate('b'))).message, /"b" did not finish \(start\) within 20 ms/)
})

activation('a module without a runtime, or with one that is none, fails in load', async () => {
  const { kernel } = await house([
    feature('a', { load: async () => ({}) as never }),
    feature('b', { load: async () => undefined as never }),
  ])
  for (const id of ['a', 'b']) assert.match((await rejection(kernel.activate(id))).message, /\(load\).*no "runtime"/)
})

activation('a manifest that says everything needs no load and runs at once', async () => {
  const { kernel } = await house([feature('a', { activates: 'boot' })])
  assert.equal(kernel.isRunning('a'), true)
})

activation('what is unknown, off or disposed rejects, the same promise each time', async () => {
  const { kernel } = await house([feature('listings'), feature('b')], { switches: [{ by: 'test', off: ['b'] }] })
  assert.match((await rejection(kernel.activate('lisitngs'))).message, /Did you mean "listings"\?/)
  assert.equal((await rejection(kernel.activate('b'))).code, 'off-by-config')
  assert.equal(kernel.activate('b'), kernel.activate('b'))
  await kernel.dispose()
  assert.equal((await rejection(kernel.activate('listings'))).code, 'disposed')
})

activation('an essential feature that fails to start stops the boot: all is undone, the cause is told', async () => {
  let undone = 0
  const fine = feature('fine', { activates: 'boot' }, { start: ({ own }) => void own(() => void undone++) })
  const broken: Runtime = {
    start: () => {
      throw new Error('no disk')
    },
  }
  const error = await rejection(house([fine, feature('data', { essential: true }, broken)]))
  assert.equal(error.code, 'essential')
  assert.match(error.message, /"data" failed \(start\): no disk/)
  assert.equal(undone, 1)
})

activation('an essential feature is lost, too, when what it requires fails', async () => {
  const base0 = feature('base', { provides: [base] }, { provides: [provide(base, [], () => Number(BigInt('x')))] })
  const error = await rejection(house([base0, feature('web', { essential: true, requires: [base] }, {})]))
  assert.match(error.message, /without feature "web".*"base" failed \(provide\)/)
})

activation.run()
