import { contribute, defineFeature } from '../../../kernel/index'
import { menuEntries, panels, shell } from '../../navigation/contract'
import { consentParts } from '../../privacy/contract'
import { permission, session, signedIn, signedOut } from '../../session/contract'
import { catalogues, confirm, overlayRank, overlays, texts, toasts } from '../../ui/contract'
import { httpClient, liveUpdates, navigation, pages, redirects } from '../../web/contract'
import { PANEL } from './panel-id'

const when = [signedIn()]
const mayManage = [permission('notifications.manage')]
const SETTINGS_PAGE = '/user/notifications'
const MANY = '/push-notifications'

export const notificationsClient = defineFeature({
  id: 'notifications',
  requires: [confirm, httpClient, liveUpdates, navigation, session, texts, toasts],
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
    contribute(pages, {
      id: 'notifications.settings',
      path: SETTINGS_PAGE,
      title: 'notifications.title.settings',
      access: when,
      chrome: { sidebar: true, settings: true },
      load: () => import('./settings/settings-page'),
    }),
    contribute(consentParts, { id: 'notifications.push-row', load: () => import('./settings/consent-row') }),
    contribute(pages, {
      id: 'notifications.many',
      path: MANY,
      title: 'notifications.title.many',
      access: mayManage,
      chrome: { sidebar: true },
      load: () => import('./campaigns/campaigns-page'),
    }),
    contribute(pages, {
      id: 'notifications.undelivered',
      path: `${MANY}/undelivered`,
      title: 'notifications.title.undelivered',
      access: mayManage,
      chrome: { sidebar: true },
      load: () => import('./campaigns/undelivered-page'),
    }),
    contribute(pages, {
      id: 'notifications.receipts',
      path: `${MANY}/receipts`,
      title: 'notifications.title.receipts',
      access: mayManage,
      chrome: { sidebar: true },
      load: () => import('./campaigns/receipts-page'),
    }),
    ...(['settings', 'user', 'side'] as const).map((menu) =>
      contribute(menuEntries, {
        id: `notifications.menu-${menu}`,
        menu,
        label: menu === 'settings' ? 'notifications.panel' : 'notifications.menu.settings',
        href: SETTINGS_PAGE,
        icon: menu === 'settings' ? 'bell' : 'settings',
        when,
        order: menu === 'settings' ? 25 : 39,
      }),
    ),
    contribute(menuEntries, {
      id: 'notifications.menu-many',
      menu: 'admin',
      label: 'notifications.menu.many',
      href: MANY,
      icon: 'bell',
      when: mayManage,
      order: 60,
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
    contribute(overlays, {
      id: 'notifications.forget-push',
      place: 'corner',
      priority: 0,
      shows: 'start',
      when: [signedOut()],
      load: () => import('./push/forget-push'),
    }),
    contribute(catalogues, {
      id: 'notifications.texts',
      load: { en: () => import('../locales/en.json'), hi: () => import('../locales/hi.json') },
    }),
  ],
  load: () => import('./runtime'),
})
