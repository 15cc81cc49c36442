import { contribute, defineFeature } from '../../../kernel/index'
import { listActions } from '../../listings/contract'
import { session, signedIn } from '../../session/contract'
import { catalogues, toasts } from '../../ui/contract'
import { httpClient, liveUpdates, navigation, pages } from '../../web/contract'

export const alertsClient = defineFeature({
  id: 'alerts',
  requires: [httpClient, liveUpdates, navigation, session, toasts],
  contributes: [
    contribute(pages, {
      id: 'alerts.searches',
      path: '/user/saved-searches',
      title: 'alerts.title',
      access: [signedIn()],
      chrome: { sidebar: true },
      load: () => import('./searches/searches-page'),
    }),
    contribute(pages, {
      id: 'alerts.stop',
      path: '/searches/stop',
      title: 'alerts.stop.title',
      listed: false,
      load: () => import('./stop-page'),
    }),
    contribute(listActions, { id: 'alerts.keep', load: () => import('./keep-button') }),
    contribute(catalogues, {
      id: 'alerts.texts',
      load: { en: () => import('../locales/en.json'), hi: () => import('../locales/hi.json') },
    }),
  ],
})
