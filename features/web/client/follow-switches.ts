import type { Kernel } from '../../../kernel/index'
import type { HttpClient, LiveUpdates } from '../contract'

interface Switches {
  readonly off: readonly string[]
  readonly generation: number
}

/** Brings this page in step with the switches: when told, and when it wakes, because news may be lost. */
export function followSwitches(
  kernel: Kernel,
  http: HttpClient,
  live: LiveUpdates,
  known: number,
  signal: AbortSignal,
): void {
  let generation = known
  async function refresh() {
    if (document.hidden) return
    try {
      const { data } = await http.get<Switches>('/api/web/switches', { signal })
      if (data.generation === generation) return
      generation = data.generation
      await kernel.apply([{ by: 'server', off: data.off }])
    } catch (error) {
      if (!signal.aborted) console.warn('The switches could not be read:', error)
    }
  }
  const undo = live.on('web.switches', () => void refresh())
  document.addEventListener('visibilitychange', refresh)
  signal.addEventListener('abort', () => {
    undo()
    document.removeEventListener('visibilitychange', refresh)
  })
}
