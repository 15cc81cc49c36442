import { contribute, defineFeature } from '../../../kernel/index'
import { menuEntries } from '../../navigation/contract'
import { consentParts } from '../../privacy/contract'
import { catalogues, overlayRank, overlays } from '../../ui/contract'
import { httpClient, pages } from '../../web/contract'
import { consent } from '../contract'

export const trackingClient = defineFeature({
  id: 'tracking',
  provides: [consent],
  requires: [httpClient],
  contributes: [
    contribute(overlays, {
      id: 'tracking.cookies',
      place: 'corner',
      priority: overlayRank.cookies,
      shows: 'start',
      load: () => import('./cookie-banner'),
    }),
    contribute(pages, {
      id: 'tracking.cookies-page',
      path: '/legal/cookies',
      chrome: { signUpRedirect: false },
      title: 'tracking.cookies.title',
      load: () => import('./cookies-page'),
    }),
    contribute(consentParts, { id: 'tracking.consent-row', load: () => import('./consent-row') }),
    contribute(menuEntries, {
      id: 'tracking.legal-cookies',
      menu: 'legal',
      label: 'tracking.cookies.menu',
      href: '/legal/cookies',
      order: 10,
    }),
    contribute(catalogues, {
      id: 'tracking.texts',
      load: { en: () => import('../locales/en.json'), hi: () => import('../locales/hi.json') },
    }),
  ],
  load: () => import('./runtime'),
})
