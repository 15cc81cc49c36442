import type { HttpClient } from '../../../web/contract'
import type { Adapter, RunningAdapter } from '../../contract/adapters'
import type { Adapters } from '../../contract/wire-adapters'

export interface Standing {
  readonly userId: number | null
  /** What the visitor allowed, and whether this page is one for them. */
  readonly mayTag: boolean
  readonly isAllowed: boolean
}

/** The third parties of this page: none until they are allowed somewhere they may be, then all that are configured. */
export interface ThirdParties {
  follow(now: Standing): Promise<void>
}

interface Parts {
  readonly http: Pick<HttpClient, 'get'>
  readonly all: () => readonly Adapter[]
  /** Begins another page: nothing else rids this one of foreign scripts. */
  readonly reload: () => void
}

export function createThirdParties({ http, all, reload }: Parts): ThirdParties {
  let running: Promise<readonly RunningAdapter[]> | undefined
  let last: Standing | undefined

  async function startAll(): Promise<readonly RunningAdapter[]> {
    const { data } = await http.get<Adapters>('/api/tracking/adapters')
    const wanted = all().filter(({ kind }) => data[kind] !== undefined)
    const started = await Promise.all(
      wanted.map(async (adapter) => {
        try {
          const { start } = await adapter.load()
          // Left or forbidden while its code was on its way: nothing foreign has run yet.
          if (!last?.isAllowed || !last.mayTag) return undefined
          return await start({ settings: data[adapter.kind] as never, userId: last.userId })
        } catch (error) {
          console.error(`A third party could not be loaded: ${adapter.id}`, error)
          return undefined
        }
      }),
    )
    const found = started.filter((each) => each !== undefined)
    // None came through, the network's fault or a page's: the next page tries again.
    if (wanted.length > 0 && found.length === 0) running = undefined
    return found
  }

  function start() {
    running = startAll().catch((error: unknown) => {
      console.error('What third parties there are could not be asked', error)
      running = undefined
      return []
    })
    return running
  }

  return {
    async follow(now) {
      const before = last
      last = now
      const begun = running
      const found = begun ? await begun : []
      if (!now.isAllowed) {
        // Allowed anew while we waited: what runs may run.
        if (last?.isAllowed) return
        if (running === begun) running = undefined
        if (found.length > 0) reload()
        return
      }
      if (found.length > 0) return tell(found, before, now)
      if (running || last !== now || !now.mayTag) return
      const started = await start()
      if (last !== now) tell(started, now, last)
    },
  }
}

function tell(running: readonly RunningAdapter[], before: Standing | undefined, now: Standing | undefined): void {
  if (!now) return
  for (const each of running) {
    if (before?.userId !== now.userId) each.identify(now.userId)
    if (before?.mayTag !== now.mayTag) each.allow(now.mayTag)
  }
}
