import assert from 'node:assert/strict'
import { suite } from 'uvu'
import '../../../support/dom'
import type { After } from '../../../../features/web/client/debounce'
import { createLiveUpdates } from '../../../../features/web/client/live-updates'
import { until } from '../../../support/waiting'
import { Channel, Stream } from './fake-stream'

const test = suite('live updates of a leading tab')
const lead = { leads: () => true, onLead: (listener: () => void) => listener() }

test.before.each(() => {
  Stream.all = []
  Channel.all = []
  Object.assign(globalThis, { EventSource: Stream, BroadcastChannel: Channel })
})

/** Quiet comes as soon as what is under way has asked. */
const atOnce: After = (_, run) => {
  let isOff = false
  queueMicrotask(() => isOff || run())
  return () => void (isOff = true)
}

function createScene(ageMs = 0) {
  const control = new AbortController()
  let pauses = 0
  const waiting = { random: () => 1, pause: async () => void pauses++, online: async () => {} }
  const parts = { leadership: lead, signal: control.signal, tab: 'this tab', ageMs: () => ageMs, isBusy: () => false }
  const live = createLiveUpdates({ ...parts, waiting, after: atOnce })
  return { live, control, pauses: () => pauses }
}
const streams = (count: number) => until(`there are ${count} streams`, () => Stream.all.length === count)
const quiet = () => new Promise(setImmediate)
const last = () => Stream.all.at(-1) as Stream

test('one stream carries all topics that are wanted by the time it is opened, and is opened anew when they change', async () => {
  const { live } = createScene()
  const heard: unknown[] = []
  live.on('b', (message) => heard.push(message))
  live.on('a', (message) => heard.push(message))
  await streams(1)
  live.on('c', () => {})() // nobody wants it any more
  await quiet()
  live.on('d', () => {})
  await streams(2)
  assert.deepEqual(
    Stream.all.map(({ url, readyState }) => [url, readyState]),
    [
      ['/api/live?topics=a%2Cb&since=2000', Stream.CLOSED],
      ['/api/live?topics=a%2Cb%2Cd&since=2000', 0],
    ],
  )
  last().tell('a', 1)
  last().tell('e', 2)
  last().tell('b', 3)
  assert.deepEqual(heard, [1, 3])
})

test('a stream that stands carries on until the one with other topics does: nothing falls between', async () => {
  const { live, control } = createScene()
  const heard: unknown[] = []
  live.on('a', (message) => heard.push(message))
  await streams(1)
  const first = last()
  first.onopen()
  live.on('b', () => {})
  await streams(2)
  first.tell('a', 'meanwhile')
  assert.deepEqual([heard, first.readyState], [['meanwhile'], 0])
  live.on('c', () => {}) // one that does not stand yet is not waited for
  await streams(3)
  assert.deepEqual(
    Stream.all.map(({ readyState }) => readyState),
    [0, Stream.CLOSED, 0],
  )
  last().onopen()
  assert.deepEqual(
    Stream.all.map(({ readyState }) => readyState),
    [Stream.CLOSED, Stream.CLOSED, 0],
  )
  live.on('d', () => {})
  await streams(4)
  control.abort()
  assert.deepEqual(
    Stream.all.map(({ readyState }) => readyState),
    Array(4).fill(Stream.CLOSED),
  )
})

test('what a cut has taken is told as lost, also where the browser mends it by itself', async () => {
  const { live } = createScene()
  const lost: boolean[] = []
  live.on('a', () => {})
  live.onAgain((wasLost) => void lost.push(wasLost))
  await streams(1)
  last().onopen()
  live.on('b', () => {})
  await streams(2)
  last().onopen()
  last().mend()
  assert.deepEqual(lost, [false, true])
})

test('a stream that was opened anew for more topics says which of them nobody heard until then', async () => {
  const { live } = createScene()
  const told: (readonly string[])[] = []
  live.on('a', () => {})
  live.onAgain((_, late) => void told.push(late))
  await streams(1)
  last().onopen()
  live.on('b', () => {})
  await streams(2) // it never stands: what it would have listened to is late for the next one, too
  live.on('c', () => {})
  await streams(3)
  last().onopen()
  live.on('d', () => {})
  await streams(4)
  last().onopen()
  assert.deepEqual(told, [['b', 'c'], ['d']])
})

test('what falls between a cut and the stream of other topics is told as lost', async () => {
  const { live } = createScene()
  const lost: boolean[] = []
  live.on('a', () => {})
  live.onAgain((wasLost) => void lost.push(wasLost))
  await streams(1)
  last().onopen()
  last().onerror() // cut, and not mended yet
  live.on('b', () => {})
  await streams(2)
  assert.equal(Stream.all[0]?.readyState, Stream.CLOSED)
  last().onopen()
  live.on('c', () => {})
  await streams(3)
  Stream.all[1]?.onerror() // while it carries on for the one that comes
  last().onopen()
  assert.deepEqual(lost, [true, true])
})

test('what was said while a first stream had no network is told as lost', async () => {
  const { live } = createScene(1000)
  const lost: boolean[] = []
  live.on('a', () => {})
  live.onAgain((wasLost) => void lost.push(wasLost))
  await streams(1)
  last().mend()
  assert.deepEqual(lost, [true])
})

test('a stream that is refused is asked for again, after a wait; one that is cut the browser mends', async () => {
  const { live, pauses } = createScene()
  live.on('a', () => {})
  await streams(1)
  last().refuse()
  await streams(2)
  last().onopen()
  last().onerror() // still connecting
  last().refuse() // a session that ended, a server that was taken away
  await streams(3)
  assert.equal(pauses(), 1)
})

test('whoever asked is told when a stream stands again: after other topics, after a cut, after a refusal', async () => {
  const { live } = createScene()
  let returns = 0
  live.on('a', () => {})
  const undo = live.onAgain(() => void returns++)
  await streams(1)
  last().onopen()
  assert.equal(returns, 0)
  last().mend()
  assert.equal(returns, 1)
  live.on('b', () => {})
  await streams(2)
  last().onopen()
  assert.equal(returns, 2)
  undo()
  last().mend()
  assert.equal(returns, 2)
})

test('after ten retries it rests until somebody looks at the page', async () => {
  const { live } = createScene()
  const said: unknown[] = []
  const { warn } = console
  console.warn = (...words) => void said.push(words)
  try {
    live.on('a', () => {})
    for (let at = 1; at <= 11; at++) {
      await streams(at)
      last().refuse()
    }
    await until('it says that it rests', () => said.length === 1)
  } finally {
    console.warn = warn
  }
  document.dispatchEvent(new Event('visibilitychange'))
  await streams(12)
})

test('the first stream brings what was said since the page began to ask and two seconds before, later ones carry on', async () => {
  const { live } = createScene(1234.5)
  live.on('a', () => {})
  await streams(1)
  live.on('b', () => {}) // before it stands
  await streams(2)
  last().onopen()
  live.on('c', () => {})
  await streams(3)
  assert.deepEqual(
    Stream.all.map(({ url }) => new URL(url, 'http://site').searchParams.get('since')),
    ['3235', '3235', null],
  )
})

test('where the server has forgotten what was said, whoever asked is told that it is lost', async () => {
  const { live } = createScene(90_000)
  const [heard, lost]: [unknown[], boolean[]] = [[], []]
  live.on('a', (message) => heard.push(message))
  live.onAgain((wasLost) => void lost.push(wasLost))
  await streams(1)
  last().onopen()
  last().onmessage({ data: JSON.stringify({ isLost: true }) })
  assert.deepEqual([heard, lost], [[], [true]])
})

test('when the page goes its stream is closed and no other is opened', async () => {
  const { live, control } = createScene()
  live.on('a', () => {})
  await streams(1)
  const stream = last()
  control.abort()
  document.dispatchEvent(new Event('visibilitychange'))
  await quiet()
  assert.deepEqual([stream.readyState, Stream.all.length], [Stream.CLOSED, 1])
})

test.run()
