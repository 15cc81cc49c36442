import { token } from '../../../../kernel/declare'
import type { ConsentChoice } from '../../../tracking/contract'
import type { HttpClient } from '../../../web/contract'
import { browserName, nameHeader } from './browser-name'
import { createClickTeller } from './click-teller'
import type { Teller } from './numbered-teller'
import { addToViews } from './view-list'
import { createAdViewTeller } from './view-teller'

/** Through what, and under which name, this page tells what was shown and clicked. */
export interface SignalWays {
  readonly http: HttpClient
  readonly choice: () => ConsentChoice | undefined
}

export interface Signals {
  /** From now on what is shown and clicked is told; returns how to end it. */
  begin(ways: SignalWays): () => void
  /** A banner stands in the strip: told at once, and again until it arrives. */
  noteView(id: number): void
  tell(): Promise<void>
}

export const signals = token<Signals>('banners.signals')

export function createSignals(): Signals {
  let current: { readonly clicks: Teller; readonly views: Teller } | undefined
  // Forgotten with this page.
  const viewsName = crypto.randomUUID()

  return {
    begin({ http, choice }) {
      const headers = () => nameHeader(choice())
      const clicks = createClickTeller({ http, name: () => browserName(choice()), headers })
      const views = createAdViewTeller({ http, name: () => viewsName, headers })
      const mine = { clicks, views }
      const over = new AbortController()
      current = mine
      const leave = () => {
        clicks.leave()
        views.leave()
      }
      addEventListener('pagehide', leave, { signal: over.signal })
      return () => {
        over.abort()
        if (current === mine) current = undefined
      }
    },
    noteView(id) {
      addToViews(id)
      void current?.views.tell()
    },
    async tell() {
      await Promise.all([current?.clicks.tell(), current?.views.tell()])
    },
  }
}
