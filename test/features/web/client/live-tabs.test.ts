import assert from 'node:assert/strict'
import { suite } from 'uvu'
import '../../../support/dom'
import { createLiveUpdates } from '../../../../features/web/client/live-updates'
import { until } from '../../../support/waiting'
import { Channel, Stream } from './fake-stream'

const test = suite('live updates of a tab that comes second')
let now = 0

test.before.each(() => {
  Stream.all = []
  Channel.all = []
  now = 0
  Object.assign(globalThis, { EventSource: Stream, BroadcastChannel: Channel })
})

/** A tab whose page was asked for now. `quiet` runs what waits until nobody asks any more. */
function openTab(tab: string, leads: boolean) {
  const bornAt = now
  const waiting = new Set<() => void>()
  const [heard, lost]: [unknown[], boolean[]] = [[], []]
  const page = new EventTarget()
  const live = createLiveUpdates({
    ...{ page, tab, signal: new AbortController().signal, ageMs: () => now - bornAt, isBusy: () => false },
    leadership: { leads: () => leads, onLead: (listener) => void (leads && listener()) },
    after(_, run) {
      waiting.add(run)
      return () => void waiting.delete(run)
    },
  })
  live.onAgain((wasLost) => void lost.push(wasLost))
  return {
    ...{ heard, lost },
    on: (topic: string) => live.on(topic, (message) => heard.push(message)),
    close: () => page.dispatchEvent(new Event('pagehide')),
    comeBack: () => page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })),
    quiet() {
      for (const run of waiting) run()
    },
  }
}

/** A leader whose stream of these topics stands. */
async function openLeader(...topics: string[]) {
  const leader = openTab('leader', true)
  for (const topic of topics) leader.on(topic)
  leader.quiet()
  await until('the leader has its stream', () => Stream.all.length === 1)
  const stream = Stream.all[0] as Stream
  stream.onopen()
  return { leader, stream }
}

test('it hears what was said between its page and its first listening, and the leader hears nothing twice', async () => {
  const { leader, stream } = await openLeader('a', 'b')
  now = 10_000
  stream.tell('a', 'before its page')
  now = 20_000
  const second = openTab('second', false)
  now = 20_500
  stream.tell('a', 'meanwhile')
  stream.tell('b', 'of no interest')
  now = 21_000
  second.on('a')
  stream.tell('a', 'afterwards')
  assert.deepEqual(second.heard, ['meanwhile', 'afterwards'])
  assert.deepEqual(leader.heard, ['before its page', 'meanwhile', 'of no interest', 'afterwards'])
})

test('what it listens for later begins then', async () => {
  const { stream } = await openLeader('a', 'b')
  const second = openTab('second', false)
  now = 1000
  stream.tell('b', 'early')
  second.on('a')
  second.quiet()
  second.on('b')
  assert.deepEqual(second.heard, [])
})

test('where the leader did not hear everything itself, it is told that news is lost, and nobody else is', async () => {
  const { leader, stream } = await openLeader('a')
  now = 10_000
  const second = openTab('second', false)
  now = 10_200
  stream.mend()
  now = 10_400
  second.on('a')
  assert.deepEqual([second.lost, leader.lost], [[true, true], [true]])
})

test('one that took longer than a minute is told that news is lost', async () => {
  await openLeader('a')
  const second = openTab('second', false)
  now = 61_000
  second.on('a')
  assert.deepEqual(second.lost, [true])
})

test('while no stream stands the next one tells it', async () => {
  const { stream } = await openLeader('a')
  stream.onerror()
  const second = openTab('second', false)
  now = 100
  second.on('a')
  assert.deepEqual(second.lost, [])
  stream.onopen()
  assert.deepEqual(second.lost, [true])
})

const topicsOf = (stream: Stream | undefined) => new URL(stream?.url ?? '', 'https://site').searchParams.get('topics')

test('for a tab that was closed nobody listens any more; for one that comes back out of the history, again', async () => {
  const { leader } = await openLeader('a')
  const second = openTab('second', false)
  second.on('b')
  leader.quiet()
  await until('the leader listens for both', () => topicsOf(Stream.all[1]) === 'a,b')
  Stream.all[1]?.onopen()
  second.close()
  leader.quiet()
  await until('the leader listens for itself', () => topicsOf(Stream.all[2]) === 'a')
  Stream.all[2]?.onopen()
  const before = second.lost.length
  second.comeBack()
  leader.quiet()
  await until('the leader listens for both again', () => topicsOf(Stream.all[3]) === 'a,b')
  assert.deepEqual(second.lost.slice(before), [true])
  assert.equal(leader.lost.includes(true), false)
})

test.run()
