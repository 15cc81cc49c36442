import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { happening, type Self } from '../../kernel/index'
import { soon } from '../support/deadline'
import { rejection } from '../support/waiting'
import { feature, house, later, never } from './house'

const own = suite('own, bus and signal')
const rang = happening<number>('bell/rang')
const off = [{ by: 'test', off: ['a'] }]

/** Boots one feature and hands out what it holds. */
async function running() {
  let me: Self | undefined
  const made = await house([feature('a', { activates: 'boot' }, { start: (given) => void (me = given) }), feature('b')])
  return { ...made, me: me as Self }
}

own('undoes what it was given in reverse, each awaited before the next', async () => {
  const lines: string[] = []
  const { kernel, me } = await running()
  const gate = later()
  me.own(() => void lines.push('first'))
  assert.equal(
    me.own('thing', (thing) => void lines.push(thing)),
    'thing',
  )
  me.own(async () => {
    await gate.promise
    lines.push('last')
  })
  const stopped = kernel.apply(off)
  await soon(Promise.resolve())
  gate.resolve()
  await soon(stopped)
  assert.deepEqual(lines, ['last', 'thing', 'first'])
})

own('takes disposables of both kinds, and says so when it can undo nothing', async () => {
  const lines: string[] = []
  const { kernel, me } = await running()
  me.own({ [Symbol.dispose]: () => void lines.push('sync') })
  me.own({ [Symbol.asyncDispose]: async () => void lines.push('async') })
  assert.throws(() => me.own({} as never), /own\(thing, \(thing\) => …\)/)
  await kernel.apply(off)
  assert.deepEqual(lines, ['async', 'sync'])
})

own('what a feature hands in after its end is undone at once', async () => {
  const { kernel, me } = await running()
  await kernel.apply(off)
  let undone = 0
  me.own(() => void undone++)
  assert.equal(undone, 1)
  me.bus.on(rang, () => void undone++)
  me.bus.emit(rang, 1)
  assert.deepEqual([undone, me.signal.aborted], [1, true])
})

own('what a start that timed out hands in later is undone at once', async () => {
  const gate = later()
  const undone = later()
  const start = async (me: Self) => {
    await gate.promise
    me.own(() => undone.resolve())
  }
  const { kernel } = await house([feature('a', {}, { start })], { limits: { startMs: 20 } })
  await rejection(kernel.activate('a'))
  gate.resolve()
  await soon(undone.promise, 'the undo')
})

own('each cleanup has its time limit; the next ones run all the same', async () => {
  let undone = 0
  const start = (me: Self) => {
    me.own(() => void undone++)
    me.own(() => never)
  }
  const { kernel, reports } = await house([feature('a', { activates: 'boot' }, { start })], { limits: { stopMs: 20 } })
  await soon(kernel.dispose())
  assert.deepEqual([undone, reports.map((each) => each.code)], [1, ['timeout']])
})

own('the signal aborts before the cleanups run, and is one object', async () => {
  const { kernel, me } = await running()
  assert.equal(me.signal, me.signal)
  let wasAborted = false
  me.own(() => void (wasAborted = me.signal.aborted))
  assert.equal(me.signal.aborted, false)
  await kernel.apply(off)
  assert.equal(wasAborted, true)
})

own('a listener hears until it is taken back or its feature stops, also while others ring', async () => {
  const { kernel, me } = await running()
  const heard: string[] = []
  const stop = me.bus.on(rang, (n) => void heard.push(`first ${n}`))
  me.bus.on(rang, (n) => {
    heard.push(`second ${n}`)
    stop()
  })
  me.bus.emit(rang, 1)
  me.bus.emit(rang, 2)
  assert.deepEqual(heard, ['first 1', 'second 1', 'second 2'])
  await kernel.apply(off)
  me.bus.emit(rang, 3)
  assert.equal(heard.length, 3)
})

own('dispose does not wait for a start that hangs while switches are applied', async () => {
  const begun = later()
  const hangs = feature('a', { activates: 'boot' }, { start: () => (begun.resolve(), never) })
  const made = await house([hangs, feature('b', {}, {})], { switches: off, limits: { startMs: 300 }, eager: true })
  const applied = made.kernel.apply([{ by: 'test', off: ['b'] }])
  await soon(begun.promise)
  await soon(made.kernel.dispose(), 'the end', 200)
  assert.equal(made.kernel.isRunning('b'), false)
  await soon(applied)
})

own('dispose stops everything, twice is once, and nothing is seen afterwards', async () => {
  const { kernel, me } = await running()
  let undone = 0
  me.own(() => void undone++)
  await Promise.all([kernel.dispose(), kernel.dispose()])
  assert.deepEqual([undone, kernel.isRunning('a')], [1, false])
  assert.equal((await rejection(kernel.apply([]))).code, 'disposed')
  assert.equal((await rejection(kernel.activate('a'))).code, 'disposed')
})

own.run()
