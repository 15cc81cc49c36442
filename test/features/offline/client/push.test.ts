import assert from 'node:assert/strict'
import { suite } from 'uvu'

const test = suite('what was pushed, in the worker')
const ORIGIN = 'https://foothold.example'

/** A worker's world with one page open; what the worker does is noted. */
async function world() {
  const did: string[] = []
  const listeners = new Map<string, (event: object) => void>()
  const page = {
    ...{ focused: false, postMessage: () => did.push('told a page') },
    focus: async () => did.push('to the front'),
    navigate: async (address: string) => did.push(`leads a page to ${address}`),
  }
  Object.assign(globalThis, {
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
    clients: { matchAll: async () => [page], openWindow: async (address: string) => did.push(`opens ${address}`) },
    location: { origin: ORIGIN },
  })
  const { listenToPushes } = await import('../../../../features/offline/client/worker/push')
  listenToPushes()
  return {
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

test.run()
