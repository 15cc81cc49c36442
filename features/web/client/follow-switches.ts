import type { Kernel } from '../../../kernel/index'
import type { HttpClient, LiveUpdates } from '../contract'
import { retrying } from '../kit'

interface Switches {
  readonly off: readonly string[]
  readonly generation: number
}

/** Brings this page in step with the switches: when told, and when news may be lost: the stream broke off, or the page slept. */
export function followSwitches(
  kernel: Kernel,
  http: HttpClient,
  live: LiveUpdates,
  known: number,
  signal: AbortSignal,
): void {
  let generation = known
  let last = new AbortController()
  async function refresh() {
    if (document.hidden) return
    last.abort() // asked again: an older question that still waits for its turn is answered with this one
    last = new AbortController()
    const over = AbortSignal.any([signal, last.signal])
    try {
      const ask = () => http.get<Switches>('/api/web/switches', { signal: over })
      const { data } = await retrying(ask, { signal: over })
      if (data.generation === generation) return
      generation = data.generation
      await kernel.apply([{ by: 'server', off: data.off }])
    } catch (error) {
      if (!over.aborted) console.warn('The switches could not be read:', error)
    }
  }
  const undo = [live.on('web.switches', () => void refresh()), live.onAgain((wasLost) => void (wasLost && refresh()))]
  document.addEventListener('visibilitychange', refresh)
  signal.addEventListener('abort', () => {
    for (const each of undo) each()
    document.removeEventListener('visibilitychange', refresh)
  })
}
