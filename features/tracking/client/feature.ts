import { contribute, defineFeature } from '../../../kernel/index'
import { dashboardPanels } from '../../manage/contract'
import { menuEntries } from '../../navigation/contract'
import { consentParts } from '../../privacy/contract'
import { permission, personalStorage } from '../../session/contract'
import { catalogues, overlayRank, overlays, toasts } from '../../ui/contract'
import { httpClient, pages } from '../../web/contract'
import { adapters, consent, SEE_ALL, SEE_FAULTS } from '../contract'
import { referralItems } from './referrals/manifest'
import { suggestions } from './rounds/suggestions'
import { watching } from './watching'

const maySeeAll = [permission(SEE_ALL)]
const maySeeFaults = [permission(SEE_FAULTS)]

export const trackingClient = defineFeature({
  id: 'tracking',
  points: [adapters],
  provides: [consent, suggestions, watching],
  requires: [httpClient, toasts],
  contributes: [
    contribute(overlays, {
      id: 'tracking.cookies',
      place: 'corner',
      priority: overlayRank.cookies,
      shows: 'start',
      load: () => import('./cookie-banner'),
    }),
    contribute(overlays, {
      id: 'tracking.sights',
      place: 'corner',
      priority: 0,
      shows: 'start',
      load: () => import('./sights'),
    }),
    contribute(overlays, {
      id: 'tracking.third-parties',
      place: 'corner',
      priority: 0,
      shows: 'start',
      load: () => import('./adapters/watch-third-parties'),
    }),
    contribute(adapters, { id: 'tracking.tag-manager', kind: 'tags', load: () => import('./adapters/tag-manager') }),
    contribute(adapters, {
      id: 'tracking.engagement',
      kind: 'engagement',
      load: () => import('./adapters/engagement'),
    }),
    contribute(adapters, {
      id: 'tracking.error-reporting',
      kind: 'errors',
      load: () => import('./adapters/error-reporting'),
    }),
    contribute(overlays, {
      id: 'tracking.rounds',
      place: 'corner',
      priority: overlayRank.rounds,
      shows: 'start',
      load: () => import('./rounds/rounds-card'),
    }),
    contribute(pages, {
      id: 'tracking.cookies-page',
      path: '/legal/cookies',
      chrome: { signUpRedirect: false },
      title: 'tracking.cookies.title',
      load: () => import('./cookies-page'),
    }),
    contribute(pages, {
      id: 'tracking.campaign-stats',
      path: '/campaign-stats',
      access: maySeeAll,
      chrome: { sidebar: true },
      title: 'tracking.campaign.title',
      load: () => import('./numbers/campaign-page'),
    }),
    contribute(pages, {
      id: 'tracking.errors',
      path: '/manage/errors',
      access: maySeeFaults,
      chrome: { sidebar: true },
      title: 'tracking.errors.title',
      load: () => import('./faults/faults-page'),
    }),
    contribute(pages, {
      id: 'tracking.error',
      path: '/manage/errors/:id',
      access: maySeeFaults,
      chrome: { sidebar: true },
      title: 'tracking.error.title',
      load: () => import('./faults/fault-page'),
    }),
    contribute(menuEntries, {
      id: 'tracking.menu.errors',
      menu: 'admin',
      label: 'tracking.menu.errors',
      href: '/manage/errors',
      icon: 'list',
      when: maySeeFaults,
      order: 61,
    }),
    ...referralItems,
    contribute(dashboardPanels, { id: 'tracking.views', load: () => import('./numbers/opportunity-panel') }),
    contribute(menuEntries, {
      id: 'tracking.menu.campaign',
      menu: 'admin',
      label: 'tracking.menu.campaign',
      href: '/campaign-stats',
      icon: 'chart',
      when: maySeeAll,
      order: 60,
    }),
    // What was looked at and not told yet goes with who looked at it.
    contribute(personalStorage, { id: 'tracking.seen', prefix: 'viewed_' }),
    contribute(personalStorage, { id: 'tracking.opened', prefix: 'competition_page_views' }),
    contribute(personalStorage, { id: 'tracking.from', prefix: 'foothold.opened-from' }),
    contribute(personalStorage, { id: 'tracking.under-way', prefix: 'foothold.views-under-way' }),
    contribute(personalStorage, { id: 'tracking.rounds-closed', prefix: 'upcoming-round-close' }),
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
