import { type FaultContext, scrub, TELLING_FAULTS } from '../../contract'
import type { BrowserErrors } from '../../contract/wire'
import { describeFault } from './describe-fault'
import { createFaultQueue } from './fault-queue'

const ADDRESS = '/api/web/errors'
/** `sessionStorage['web.console'] = 'loud'` makes a production build speak: for whoever looks for a fault, and for tests. */
const LOUD_KEY = 'web.console'

function isLoud(): boolean {
  try {
    return sessionStorage.getItem(LOUD_KEY) === 'loud'
  } catch {
    return false // storage is closed
  }
}

function send(body: BrowserErrors): boolean {
  const more: FaultContext = {}
  dispatchEvent(new CustomEvent(TELLING_FAULTS, { detail: more }))
  return navigator.sendBeacon(ADDRESS, new Blob([JSON.stringify({ ...body, ...more })], { type: 'application/json' }))
}

/**
 * Hears of everything that goes wrong on this page and tells the server, which logs it: what nobody caught, and what our code and
 * the kernel say in the console (spec §8: production builds silence it; development builds do both). For hosts, before anything else runs.
 */
export function watchFaults({ release, dev }: { readonly release: string; readonly dev: boolean }): void {
  const isQuiet = !dev && !isLoud()
  const queue = createFaultQueue({
    send: (errors) => send({ version: release, page: scrub(location.pathname).slice(0, 200), errors: [...errors] }),
    isOnline: () => navigator.onLine,
    later: (run, ms) => setTimeout(run, ms),
  })
  const take = (thrown: unknown, says?: string) => {
    const fault = describeFault(thrown, says)
    if (fault) queue.add(fault)
  }
  addEventListener('error', (event) => {
    take(event.error ?? event.message)
    if (isQuiet) event.preventDefault()
  })
  addEventListener('unhandledrejection', (event) => {
    take(event.reason)
    if (isQuiet) event.preventDefault()
  })
  addEventListener('online', queue.flush)
  addEventListener('pagehide', queue.flush)
  document.addEventListener('visibilitychange', () => document.hidden && queue.flush())
  watchConsole(take, isQuiet)
}

/** Warnings and errors are taken; in a quiet page that is all that becomes of a line. */
function watchConsole(take: (thrown: unknown, says: string) => void, isQuiet: boolean): void {
  for (const level of ['log', 'info', 'debug', 'warn', 'error'] as const) {
    const speak = console[level].bind(console)
    const isTaken = level === 'warn' || level === 'error'
    if (!isTaken && !isQuiet) continue
    console[level] = (...words: unknown[]) => {
      const thrown = words.find((word) => word instanceof Error)
      const says = words.filter((word) => typeof word === 'string').join(' ')
      if (isTaken) take(thrown ?? says, thrown ? says : '')
      if (!isQuiet) speak(...words)
    }
  }
}
