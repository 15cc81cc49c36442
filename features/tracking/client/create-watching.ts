import { clientId } from './client-id'
import { noteVisit } from './page-visit'
import { createViewTeller, forgetViews, type ViewTeller } from './views/view-teller'
import { watchViews } from './views/watch-views'
import type { Watched, Watching } from './watching'

/** Now, or once a page that the browser fetched ahead of a press is opened. */
function whenShown(begin: () => void, signal: AbortSignal): void {
  if (!('prerendering' in document) || !document.prerendering) return begin()
  document.addEventListener('prerenderingchange', begin, { once: true, signal })
}

export function createWatching(): Watching {
  // What batches are numbered under where the visitor did not allow to be recognised: forgotten with this page.
  let nameless: string | undefined
  let current: (Watched & { readonly teller: ViewTeller }) | undefined

  return {
    begin(watched) {
      const { http, userId, choice, pages, version } = watched
      const visitor = () => (choice() === 'all' ? clientId() : (nameless ??= crypto.randomUUID()))
      const sender = () => ({ userId: userId(), clientId: visitor(), pageUrl: location.pathname, version })
      const isAllowed = () => choice() !== 'needed'
      const teller = createViewTeller({ http, sender })
      const control = new AbortController()
      current = { ...watched, teller }
      whenShown(() => watchViews(pages.opportunities, isAllowed, control.signal), control.signal)
      addEventListener('pagehide', () => isAllowed() && teller.leave(), { signal: control.signal })
      return () => {
        control.abort()
        if (current?.teller === teller) current = undefined
      }
    },
    async tell(form) {
      if (current?.choice() === 'needed') return forgetViews()
      await current?.teller.tell(form)
    },
    async noteVisit() {
      if (current?.choice() !== 'all' || current.isAssessHost) return
      const { http, userId, pages } = current
      await noteVisit({ http, who: () => ({ userId: userId(), clientId: clientId() }), pages })
    },
  }
}
