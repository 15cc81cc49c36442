import { proxy } from 'valtio/vanilla'
import { WORKER_PATH } from '../contract'
import type { WorkerMessage } from './messages'
import { scriptUrl } from './script-url'

export interface SiteUpdate {
  /** Live state: read it through a snapshot. */
  readonly state: { readonly isOffered: boolean }
  /** Registers the worker once the document is loaded (spec §4) and watches for its successors. */
  begin(signal: AbortSignal): Promise<void>
  /** Asks the server whether there is a new version. */
  look(): Promise<void>
  offer(): void
  /** Not now: the next page that is loaded offers it again. */
  later(): void
  /** Activates what waits and loads the page anew; resolves when it does, or when its unsaved work kept it. */
  refresh(): Promise<void>
}

/** A worker that does not answer keeps nobody waiting: the page is fetched from the network anyway. */
const TAKE_OVER_MS = 3000

const loaded = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (document.readyState === 'complete') resolve()
    else addEventListener('load', () => resolve(), { once: true, signal })
  })

export function createSiteUpdate(): SiteUpdate {
  const state = proxy({ isOffered: false })
  let registration: ServiceWorkerRegistration | undefined
  let isTaking = false

  const offer = () => {
    state.isOffered = true
  }

  /** A worker that has installed itself while another one stands is a new version. */
  function watch(worker: ServiceWorker | null, signal: AbortSignal) {
    const look = () => registration?.waiting && registration.active && offer()
    look()
    worker?.addEventListener('statechange', look, { signal })
  }

  async function takeOver(waiting: ServiceWorker) {
    const takenOver = new Promise<unknown>((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    )
    waiting.postMessage({ type: 'SKIP_WAITING' } satisfies WorkerMessage)
    await Promise.race([takenOver, new Promise((resolve) => setTimeout(resolve, TAKE_OVER_MS))])
  }

  return {
    state,
    offer,
    async begin(signal) {
      const workers = navigator.serviceWorker
      if (!workers) return // an old browser, or a page without https
      await loaded(signal)
      let hadOne = workers.controller !== null
      const known = await workers.register(scriptUrl(WORKER_PATH), { scope: '/', updateViaCache: 'none' })
      registration = known
      watch(known.installing, signal)
      known.addEventListener('updatefound', () => watch(known.installing, signal), { signal })
      // Another tab took the new version: what this page still has to fetch may be gone.
      const changed = () => {
        if (hadOne && !isTaking) offer()
        hadOne = true
      }
      workers.addEventListener('controllerchange', changed, { signal })
    },
    look: async () => void (await registration?.update()),
    later() {
      state.isOffered = false
    },
    async refresh() {
      isTaking = true
      if (registration?.waiting) await takeOver(registration.waiting)
      location.reload()
      isTaking = false
    },
  }
}
