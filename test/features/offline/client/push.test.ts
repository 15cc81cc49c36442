import assert from 'node:assert/strict'
import { mock } from 'node:test'
import { suite } from 'uvu'

const test = suite('what was pushed, in the worker')
const ORIGIN = 'https://foothold.example'

/** A worker's world with one page open, in front or not, that takes what comes or not; what the worker does is noted. */
async function world({ isInFront = false, takes = true } = {}) {
  const did: string[] = []
  const listeners = new Map<string, (event: object) => void>()
  const page = {
    focused: isInFront,
    postMessage(_: unknown, [port]: readonly MessagePort[]) {
      did.push('told a page')
      if (takes) port?.postMessage('taken')
    },
    focus: async () => did.push('to the front'),
    navigate: async (address: string) => did.push(`leads a page to ${address}`),
  }
  Object.assign(globalThis, {
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
    registration: { showNotification: async (title: string) => did.push(`shows ${title}`) },
    clients: { matchAll: async () => [page], openWindow: async (address: string) => did.push(`opens ${address}`) },
    location: { origin: ORIGIN },
  })
  const { listenToPushes } = await import('../../../../features/offline/client/worker/push')
  listenToPushes()
  return {
    did,
    push(title: string): Promise<unknown> {
      const waits: Promise<unknown>[] = []
      const data = { json: () => ({ data: { title } }) }
      listeners.get('push')?.({ data, waitUntil: (work: Promise<unknown>) => waits.push(work) })
      return Promise.all(waits)
    },
    async press(urlToOpen: unknown) {
      const waits: Promise<unknown>[] = []
      const notification = { data: { urlToOpen }, close: () => did.push('closed') }
      const waitUntil = (work: Promise<unknown>) => waits.push(work)
      listeners.get('notificationclick')?.({ notification, waitUntil })
      await Promise.all(waits)
      return did.splice(0)
    },
  }
}

test('a press opens what it is about beside the pages that are open: what stands in them is not left for it', async () => {
  const { press } = await world()
  assert.deepEqual(await press('/user/notifications'), ['closed', `opens ${ORIGIN}/user/notifications`])
  assert.deepEqual(await press('https://elsewhere.example/'), ['closed', `opens ${ORIGIN}`])
})

test('the page in front shows what comes; the system does where none is, or where that page says nothing', async () => {
  const taking = await world({ isInFront: true })
  await taking.push('Your round begins')
  assert.deepEqual(taking.did, ['told a page'])
  const behind = await world()
  await behind.push('Your round begins')
  assert.deepEqual(behind.did, ['shows Your round begins'])
  mock.timers.enable({ apis: ['setTimeout'] })
  const deaf = await world({ isInFront: true, takes: false })
  const shown = deaf.push('Your round begins')
  while (deaf.did.length === 0) await new Promise(setImmediate)
  mock.timers.tick(1000)
  await shown
  mock.timers.reset()
  assert.deepEqual(deaf.did, ['told a page', 'shows Your round begins'])
})

test.run()
