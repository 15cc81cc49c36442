import { contribute, defineFeature } from '../../../kernel/index'
import { menuEntries } from '../../navigation/contract'
import { signedIn } from '../../session/contract'
import { catalogues, overlayRank, overlays, toasts } from '../../ui/contract'
import { httpClient, liveUpdates, pages } from '../../web/contract'
import { consentParts } from '../contract'

const PATH = '/user/data'
const access = [signedIn()]

export const privacyClient = defineFeature({
  id: 'privacy',
  points: [consentParts],
  requires: [httpClient, liveUpdates, toasts],
  contributes: [
    contribute(pages, {
      id: 'privacy.data',
      path: PATH,
      title: 'privacy.data.title',
      access,
      chrome: { sidebar: true, settings: true },
      load: () => import('./data-page'),
    }),
    contribute(menuEntries, {
      id: 'privacy.menu',
      menu: 'settings',
      label: 'privacy.data.menu',
      href: PATH,
      icon: 'data',
      when: access,
      order: 70,
    }),
    contribute(overlays, {
      id: 'privacy.going',
      place: 'top',
      priority: overlayRank.notice,
      shows: 'start',
      when: access,
      load: () => import('./going-banner'),
    }),
    contribute(catalogues, {
      id: 'privacy.texts',
      load: { en: () => import('../locales/en.json'), hi: () => import('../locales/hi.json') },
    }),
  ],
  load: () => import('./runtime'),
})
