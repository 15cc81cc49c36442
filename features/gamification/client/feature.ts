import { contribute, defineFeature } from '../../../kernel/index'
import { accountParts, menuEntries } from '../../navigation/contract'
import { pageParts } from '../../profile/contract'
import { permission, session, signedIn } from '../../session/contract'
import { catalogues, overlayRank, overlays, stage, toasts } from '../../ui/contract'
import { httpClient, liveUpdates, navigation, pages, redirects } from '../../web/contract'
import { iosGuards, notIos, onIos } from './apple'
import { BADGE } from './badges/badge-ids'
import { BOARD, COINS, POINTS } from './requests'

const when = [signedIn()]
const mayManage = [permission('gamification.manage')]
const chrome = { sidebar: true } as const
const GLOBAL = `${BOARD}/global`

const entry = (id: string, menu: 'user' | 'side', href: string, more: object) =>
  contribute(menuEntries, { id: `gamification.${id}-${menu}`, menu, href, label: `gamification.menu.${id}`, ...more })

export const gamificationClient = defineFeature({
  id: 'gamification',
  requires: [httpClient, liveUpdates, navigation, session, stage, toasts],
  contributes: [
    ...iosGuards,
    contribute(pages, {
      id: 'gamification.board',
      path: `${BOARD}/:scope`,
      title: 'gamification.title.board',
      load: () => import('./leaderboard/leaderboard-page'),
    }),
    contribute(pages, {
      id: 'gamification.points',
      path: POINTS,
      title: 'gamification.title.points',
      access: when,
      chrome,
      load: () => import('./lines/points-page'),
    }),
    contribute(pages, {
      id: 'gamification.coins',
      path: COINS,
      title: 'gamification.title.coins',
      access: when,
      chrome,
      load: () => import('./lines/coins-page'),
    }),
    contribute(pages, {
      id: 'gamification.manage',
      path: '/manage/gamification',
      title: 'gamification.title.manage',
      access: mayManage,
      chrome,
      load: () => import('./manage/manage-page'),
    }),
    contribute(redirects, { id: 'gamification.board-home', from: BOARD, to: GLOBAL, permanent: false }),
    contribute(redirects, { id: 'gamification.store', from: '/merch-store', to: COINS, permanent: false }),
    ...(['user', 'side'] as const).flatMap((menu) => [
      entry('coins', menu, COINS, { icon: 'coins', when: [signedIn(), notIos()], order: 37 }),
      // Another address, so that both can stand side by side in the menu's list; it leads nowhere.
      entry('coins-ios', menu, `${COINS}#`, { icon: 'coins', inert: true, when: [signedIn(), onIos()], order: 37 }),
    ]),
    entry('board', 'user', GLOBAL, { icon: 'competition', when, order: 45 }),
    contribute(menuEntries, {
      id: 'gamification.manage',
      menu: 'admin',
      label: 'gamification.menu.manage',
      href: '/manage/gamification',
      icon: 'competition',
      when: mayManage,
      order: 62,
    }),
    contribute(accountParts, {
      id: 'gamification.figures',
      place: 'figures',
      when,
      load: () => import('./figures/figures'),
    }),
    contribute(pageParts, { id: 'gamification.shelf', load: () => import('./badges/shelf') }),
    contribute(overlays, {
      id: BADGE,
      place: 'popup',
      priority: overlayRank.badge,
      when,
      load: () => import('./badges/badge-popup'),
    }),
    contribute(overlays, {
      id: 'gamification.badge-watch',
      place: 'corner',
      priority: overlayRank.notice,
      shows: 'start',
      when,
      load: () => import('./badges/badge-watch'),
    }),
    contribute(catalogues, {
      id: 'gamification.texts',
      load: { en: () => import('../locales/en.json'), hi: () => import('../locales/hi.json') },
    }),
  ],
})
