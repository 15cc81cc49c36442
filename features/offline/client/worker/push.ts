import { type OpenPage, type PushedEvent, scope } from './scope'

/** A page that shows what comes says so at once; one that is not alive yet, or is none of the house's own, says nothing. */
const TAKEN_WITHIN_MS = 1000

/** What was pushed, as far as the worker reads it (spec §3). */
interface Pushed {
  readonly data?: {
    readonly title?: string
    readonly body?: string
    readonly icon?: string
    readonly urlToOpen?: string
    readonly tag?: string
  }
}

function read(event: PushedEvent): Pushed {
  try {
    return (event.data?.json() ?? {}) as Pushed
  } catch {
    return {} // not ours, or cut off: there is nothing to show
  }
}

const pages = () => scope.clients.matchAll({ type: 'window' })

function isTakenBy(page: OpenPage, push: Pushed): Promise<boolean> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    const end = (isTaken: boolean) => {
      clearTimeout(timer)
      port1.close()
      resolve(isTaken)
    }
    const timer = setTimeout(end, TAKEN_WITHIN_MS, false)
    port1.onmessage = () => end(true)
    page.postMessage({ type: 'push', push }, [port2])
  })
}

/** A page that is in front shows it itself; else the system does. */
async function arrive(push: Pushed): Promise<void> {
  if (!push.data?.title) return
  const inFront = (await pages()).find(({ focused }) => focused)
  if (inFront && (await isTakenBy(inFront, push))) return
  const { title, body = '', icon = '/favicon.svg', tag, urlToOpen } = push.data
  await scope.registration.showNotification(title, { body, icon, ...(tag && { tag }), data: { urlToOpen } })
}

/**
 * In a window of its own: a page that is open may hold unsaved work or a running test, and nobody but itself can ask. Only addresses of this site are
 * opened, whatever was pushed.
 */
async function open(wanted: unknown): Promise<void> {
  const url = new URL(typeof wanted === 'string' ? wanted : '/', scope.location.origin)
  await scope.clients.openWindow(url.origin === scope.location.origin ? url.href : scope.location.origin)
}

export function listenToPushes(): void {
  scope.addEventListener('push', (event) => event.waitUntil(arrive(read(event))))
  scope.addEventListener('notificationclick', (event) => {
    event.notification.close()
    event.waitUntil(open((event.notification.data as { urlToOpen?: unknown } | undefined)?.urlToOpen))
  })
}
