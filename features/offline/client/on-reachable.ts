import { WORKER_PATH } from '../contract'
import { isOfGateway } from './gateway'

const LOOK_EVERY_MS = 10_000

/**
 * Runs `run`, once, when the server answers again; looks while the page is in sight. Browsers know of cables and radio, not of a server that
 * answers: so it is asked.
 */
export function onReachable(run: () => void, signal: AbortSignal): void {
  const over = new AbortController()
  const until = AbortSignal.any([signal, over.signal])
  const look = async () => {
    if (document.hidden || until.aborted) return
    try {
      const { status } = await fetch(WORKER_PATH, { method: 'HEAD', cache: 'no-store', signal: until })
      if (isOfGateway(status)) return
    } catch {
      return // not yet
    }
    over.abort()
    run()
  }
  const timer = setInterval(look, LOOK_EVERY_MS)
  until.addEventListener('abort', () => clearInterval(timer))
  addEventListener('online', look, { signal: until })
  document.addEventListener('visibilitychange', look, { signal: until })
}
