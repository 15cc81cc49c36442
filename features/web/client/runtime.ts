import { defineRuntime, maybe, provide, providePerVisit, self, visit } from '../../../kernel/index'
import { confirm, texts } from '../../ui/contract'
import { browserTasks, callRescues, httpClient, liveUpdates, navigation, scrolled, site, transport } from '../contract'
import { createTaskRunner } from './browser-tasks'
import { createHttpClient } from './http-client'
import { createLeadership } from './leadership'
import { createLiveUpdates } from './live-updates'
import { createNavigation } from './navigation'
import { createSite } from './site'
import { watchScroll } from './scroll-events'
import { browserAfter, createSlowCalls } from './slow-calls'
import { leadership, slowCalls, taskRunner } from './tokens'

export const runtime = defineRuntime({
  provides: [
    provide(slowCalls, [], () => createSlowCalls(browserAfter)),
    provide(httpClient, [self, transport, slowCalls], ({ view }, transport, slow) =>
      createHttpClient(transport, slow, () => view(callRescues)),
    ),
    provide(taskRunner, [], () => createTaskRunner((error) => console.warn('A task of the page failed:', error))),
    provide(site, [texts, taskRunner, self], (texts, tasks, { signal }) => createSite(texts, tasks, signal)),
    providePerVisit(leadership, [visit], ({ signal }) => createLeadership(signal)),
    providePerVisit(liveUpdates, [leadership, slowCalls, visit], (leads, slow, { signal }) =>
      createLiveUpdates({
        ...{ leadership: leads, signal, tab: crypto.randomUUID() },
        ageMs: () => performance.now(),
        isBusy: () => slow.state.count > 0,
      }),
    ),
    providePerVisit(navigation, [maybe(confirm), texts], createNavigation),
  ],
  start({ accept, get, bus, signal }) {
    accept(browserTasks, (items) => get(taskRunner).add(items))
    if (typeof window === 'undefined') return
    watchScroll((top) => bus.emit(scrolled, { top }), signal)
    // Whoever never moves the focus never fetches what keeps it.
    const keep = () => void import('./keep-focus').then(({ keepFocus }) => keepFocus(signal)).catch(() => {})
    addEventListener('focusin', keep, { once: true, signal })
  },
})
