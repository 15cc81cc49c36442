import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { HttpError } from '../../../../features/web/contract'
import { retrying, type Waiting } from '../../../../features/web/kit'
import { rejection } from '../../../support/waiting'

const test = suite('an effect that is tried again')

/** A world without time: waiting is told and over at once. */
function createWorld({ random = 1, onPause = () => {} }: { random?: number; onPause?: () => void } = {}) {
  const pauses: number[] = []
  const waiting: Waiting = {
    random: () => random,
    pause: async (ms) => {
      pauses.push(ms)
      onPause()
    },
    online: async () => {},
  }
  return { pauses, waiting }
}

/** Fails so many times, then answers how often it was asked. */
function failing(times: number, error: unknown = new HttpError(0, undefined)) {
  let asked = 0
  return Object.assign(
    async () => {
      asked++
      if (asked <= times) throw error
      return asked
    },
    { asked: () => asked },
  )
}

test('what works is done once', async () => {
  const { waiting, pauses } = createWorld()
  assert.equal(await retrying(failing(0), { waiting }), 1)
  assert.deepEqual(pauses, [])
})

test('what fails is tried again, each time after twice as long, at most a minute', async () => {
  const { waiting, pauses } = createWorld()
  assert.equal(await retrying(failing(10), { waiting }), 11)
  assert.deepEqual(
    pauses.map((ms) => ms / 1000),
    [1, 2, 4, 8, 16, 32, 60, 60, 60, 60],
  )
})

test('chance takes off up to a half, so that pages do not come back all at once', async () => {
  const { waiting, pauses } = createWorld({ random: 0 })
  await retrying(failing(3), { waiting })
  assert.deepEqual(pauses, [500, 1000, 2000])
})

test('after ten retries the last error stands', async () => {
  const { waiting } = createWorld()
  const effect = failing(99, new HttpError(503, undefined))
  assert.equal((await rejection<HttpError>(retrying(effect, { waiting }))).status, 503)
  assert.equal(effect.asked(), 11)
})

for (const [status, asked] of [
  [401, 1],
  [404, 1],
  [422, 1],
  [408, 11],
  [429, 11],
  [500, 11],
  [0, 11],
] as const)
  test(`HTTP ${status} is ${asked === 1 ? 'a refusal: once is enough' : 'what may pass'}`, async () => {
    const effect = failing(99, new HttpError(status, undefined))
    await rejection(retrying(effect, { waiting: createWorld().waiting }))
    assert.equal(effect.asked(), asked)
  })

test('it ends with its signal: while it waits, and before it begins', async () => {
  const control = new AbortController()
  const { waiting } = createWorld({ onPause: () => control.abort(new Error('the page went')) })
  const effect = failing(99)
  assert.match((await rejection(retrying(effect, { signal: control.signal, waiting }))).message, /the page went/)
  assert.equal(effect.asked(), 1)
  await rejection(retrying(effect, { signal: control.signal, waiting }))
  assert.equal(effect.asked(), 1)
})

test('without a connection nothing is tried until there is one', async () => {
  let connect = () => {}
  const waiting: Waiting = {
    ...createWorld().waiting,
    online: () => new Promise((resolve) => (connect = resolve)),
  }
  const effect = failing(0)
  const done = retrying(effect, { waiting })
  await Promise.resolve()
  assert.equal(effect.asked(), 0)
  connect()
  assert.equal(await done, 1)
})

test('in a browser it hears of the connection and of the end, and lets go of both', async () => {
  const line = Object.assign(new EventTarget(), { listening: 0 })
  const add = (_: string, run: () => void) => (line.listening++, line.addEventListener('online', run))
  const remove = (_: string, run: () => void) => (line.listening--, line.removeEventListener('online', run))
  const before = Object.getOwnPropertyDescriptor(globalThis, 'navigator')
  Object.assign(globalThis, { addEventListener: add, removeEventListener: remove })
  Object.defineProperty(globalThis, 'navigator', { configurable: true, value: { onLine: false } })
  try {
    const effect = failing(0)
    const connected = retrying(effect)
    const control = new AbortController()
    const given = retrying(effect, { signal: control.signal })
    assert.deepEqual([effect.asked(), line.listening], [0, 2])
    control.abort(new Error('the page went'))
    assert.match((await rejection(given)).message, /the page went/)
    line.dispatchEvent(new Event('online'))
    assert.equal(await connected, 1)
    assert.equal(line.listening, 0)
  } finally {
    if (before) Object.defineProperty(globalThis, 'navigator', before)
    Reflect.deleteProperty(globalThis, 'addEventListener')
    Reflect.deleteProperty(globalThis, 'removeEventListener')
  }
})

test.run()
