import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { HttpError, referenceOf } from '../../../../features/web/contract'
import type { BrowserError } from '../../../../features/web/contract/wire'
import { describeFault } from '../../../../features/web/kit/faults/describe-fault'
import { createFaultQueue } from '../../../../features/web/kit/faults/fault-queue'

const describing = suite('an error described')

describing('it carries the reference that its card shows, what was being done, and its cause', () => {
  const error = new TypeError('no title', { cause: new Error('row 7') })
  const told = describeFault(error, 'The page was drawn again:')
  assert.equal(told?.id, referenceOf(error))
  assert.deepEqual([told?.name, told?.message], ['TypeError', 'The page was drawn again: no title (Error: row 7)'])
  assert.match(told?.stack ?? '', /faults\.test\.ts/)
})

describing('whatever is thrown can be told, and no more of it than the server takes', () => {
  assert.equal(describeFault('no card')?.message, 'no card')
  assert.equal(describeFault(undefined)?.message, 'undefined')
  const long = Object.assign(new Error('a '.repeat(1000)), { stack: 'b '.repeat(9000) })
  const told = describeFault(long)
  assert.deepEqual([told?.message.length, told?.stack.length], [500, 4000])
})

const dropped: readonly (readonly [string, unknown])[] = [
  ['an answer of the server, which has it in its log', new HttpError(500, undefined)],
  ['a call taken back', new DOMException('', 'AbortError')],
  ["an extension's fault", Object.assign(new Error('x'), { stack: 'at chrome-extension://abc/a.js:1:1' })],
  ['what another site keeps to itself', 'Script error.'],
]
for (const [what, thrown] of dropped)
  describing(`${what} is not told`, () => assert.equal(describeFault(thrown), undefined))

describing.run()

const queueing = suite('errors on their way')

const fault = (at: number): BrowserError => ({
  id: String(at).padStart(10, '0'),
  name: 'Error',
  message: `${at}`,
  stack: '',
})

function createScene() {
  const sent: number[] = []
  const timers: (() => void)[] = []
  const scene = { sent, online: true, takes: true, pass: () => timers.splice(0).forEach((run) => run()) }
  const queue = createFaultQueue({
    send: (errors) => scene.takes && sent.push(errors.length) > 0,
    isOnline: () => scene.online,
    later: (run, ms) => (assert.equal(ms, 2000), timers.push(run)),
  })
  return Object.assign(scene, { queue })
}

queueing('go together after two seconds, ten at a time', () => {
  const { queue, sent, pass } = createScene()
  for (let at = 0; at < 12; at++) queue.add(fault(at))
  assert.deepEqual(sent, [])
  pass()
  assert.deepEqual(sent, [10, 2])
})

queueing('the same is told once, by its reference or by what it says', () => {
  const { queue, sent, pass } = createScene()
  queue.add(fault(1))
  queue.add({ ...fault(1), message: 'told in other words' })
  queue.add({ ...fault(1), id: 'another000' })
  pass()
  queue.add(fault(1))
  pass()
  assert.deepEqual(sent, [1])
})

queueing('a page that is about to go does not wait', () => {
  const { queue, sent, pass } = createScene()
  queue.add(fault(1))
  queue.flush()
  pass()
  assert.deepEqual(sent, [1])
})

queueing('without a connection, or while the browser takes none, they wait', () => {
  const scene = createScene()
  scene.online = false
  scene.queue.add(fault(1))
  scene.pass()
  assert.deepEqual(scene.sent, [])
  scene.online = true
  scene.takes = false
  scene.queue.flush()
  scene.takes = true
  scene.queue.flush()
  assert.deepEqual(scene.sent, [1])
})

queueing('a storm ends: a page tells of fifty and then no more', () => {
  const { queue, sent, pass } = createScene()
  for (let at = 0; at < 500; at++) queue.add(fault(at))
  pass()
  for (let at = 500; at < 600; at++) queue.add(fault(at))
  pass()
  assert.equal(
    sent.reduce((sum, count) => sum + count, 0),
    50,
  )
})

queueing.run()
