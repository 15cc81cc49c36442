import { contribute, defineFeature } from '../../../kernel/index'
import { panels, shell } from '../../navigation/contract'
import { signedIn } from '../../session/contract'
import { catalogues, overlayRank, overlays, texts } from '../../ui/contract'
import { httpClient, liveUpdates, redirects } from '../../web/contract'
import { PANEL } from './panel-id'

const when = [signedIn()]

export const notificationsClient = defineFeature({
  id: 'notifications',
  requires: [httpClient, liveUpdates, texts],
  optional: [shell],
  contributes: [
    contribute(panels, {
      id: PANEL,
      label: 'notifications.panel',
      icon: 'bell',
      hash: 'notifications',
      when,
      loadCount: () => import('./use-count'),
      load: () => import('./panel/notifications-panel'),
    }),
    // Home for everybody; the panel of the hash opens for whoever is signed in (spec §2.6).
    contribute(redirects, {
      id: 'notifications.page',
      from: '/notifications',
      to: '/#notifications',
      permanent: false,
    }),
    contribute(overlays, {
      id: 'notifications.toast',
      place: 'corner',
      priority: overlayRank.notice,
      shows: 'start',
      when,
      load: () => import('./toast/push-toast'),
    }),
    contribute(catalogues, {
      id: 'notifications.texts',
      load: { en: () => import('../locales/en.json'), hi: () => import('../locales/hi.json') },
    }),
  ],
  load: () => import('./runtime'),
})
