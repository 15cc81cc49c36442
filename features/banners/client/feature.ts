import { contribute, defineFeature } from '../../../kernel/index'
import { menuEntries } from '../../navigation/contract'
import { permission, personalStorage, session, signedIn } from '../../session/contract'
import { consent } from '../../tracking/contract'
import { catalogues, confirm, overlayRank, overlays, toasts } from '../../ui/contract'
import { httpClient, liveUpdates, navigation, pages } from '../../web/contract'
import { APPROVE, MANAGE } from '../contract'
import { signals } from './ad/signals'

const mayManage = [permission(MANAGE)]
const mayApprove = [permission(APPROVE)]
const chrome = { sidebar: true } as const
const ADS_PAGE = '/manage/banners'
const OWN_PAGE = '/user/ads'

export const bannersClient = defineFeature({
  id: 'banners',
  provides: [signals],
  requires: [confirm, httpClient, liveUpdates, navigation, session, toasts],
  optional: [consent],
  contributes: [
    contribute(overlays, {
      id: 'banners.ad',
      place: 'top',
      priority: overlayRank.ad,
      shows: 'start',
      load: () => import('./ad/ad-overlay'),
    }),
    contribute(overlays, {
      id: 'banners.notice',
      place: 'top',
      priority: overlayRank.notice,
      shows: 'start',
      load: () => import('./notices/notice-overlay'),
    }),
    contribute(pages, {
      id: 'banners.ads',
      path: ADS_PAGE,
      title: 'banners.title.ads',
      access: mayManage,
      chrome,
      load: () => import('./manage/ads-page'),
    }),
    contribute(pages, {
      id: 'banners.notices',
      path: `${ADS_PAGE}/notices`,
      title: 'banners.title.notices',
      access: mayApprove,
      chrome,
      load: () => import('./manage/notices-page'),
    }),
    contribute(pages, {
      id: 'banners.own',
      path: OWN_PAGE,
      title: 'banners.title.own',
      chrome: { sidebar: true, settings: true },
      load: () => import('./mute/own-ads-page'),
    }),
    contribute(menuEntries, {
      id: 'banners.own-menu',
      menu: 'settings',
      label: 'banners.title.own',
      href: OWN_PAGE,
      icon: 'banner',
      when: [signedIn()],
      order: 65,
    }),
    contribute(menuEntries, {
      id: 'banners.manage',
      menu: 'admin',
      label: 'banners.menu.manage',
      href: ADS_PAGE,
      icon: 'banner',
      when: mayManage,
      order: 61,
    }),
    // What was clicked or shown and is not told yet goes with whose it is, and so does what they were shown today.
    contribute(personalStorage, { id: 'banners.clicks', prefix: 'bannerClicks' }),
    contribute(personalStorage, { id: 'banners.under-way', prefix: 'foothold.banner-clicks-under-way' }),
    contribute(personalStorage, { id: 'banners.views', prefix: 'foothold.ad-views' }),
    contribute(personalStorage, { id: 'banners.shown', prefix: 'foothold.ads-shown' }),
    contribute(catalogues, {
      id: 'banners.texts',
      load: { en: () => import('../locales/en.json'), hi: () => import('../locales/hi.json') },
    }),
  ],
  load: () => import('./runtime'),
})
