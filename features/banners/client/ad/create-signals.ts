import { browserName, nameHeader } from './browser-name'
import { createClickTeller } from './click-teller'
import type { Teller } from './numbered-teller'
import type { Signals } from './signals'
import { addToViews } from './view-list'
import { createAdViewTeller } from './view-teller'

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
