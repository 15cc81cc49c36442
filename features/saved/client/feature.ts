import { contribute, defineFeature } from '../../../kernel/index'
import { cardActions, detailActions, unwanted } from '../../listings/contract'
import { menuEntries } from '../../navigation/contract'
import { session, signedIn } from '../../session/contract'
import { catalogues, confirm, overlays, toasts } from '../../ui/contract'
import { httpClient, liveUpdates, navigation, pages, redirects } from '../../web/contract'
import { keptAnswers, keptApplies } from '../contract'
import { idsRequest } from './requests'

const access = [signedIn()]
const chrome = { sidebar: true } as const

const entries = [
  { word: 'watchlist', icon: 'saved', user: '/user/watchlist/all/live', side: '/user/watchlist', order: 0 },
  { word: 'viewed', icon: 'recent', user: '/user/recently-viewed', side: '/user/recently-viewed', order: 2 },
] as const

export const savedClient = defineFeature({
  id: 'saved',
  points: [keptAnswers, keptApplies],
  requires: [confirm, httpClient, liveUpdates, navigation, session, toasts],
  contributes: [
    contribute(pages, {
      id: 'saved.watchlist',
      path: '/user/watchlist/:kind/:state',
      title: 'saved.title.watchlist',
      access,
      chrome,
      load: () => import('./watchlist/watchlist-page'),
    }),
    contribute(pages, {
      id: 'saved.hidden',
      path: '/user/hidden',
      title: 'saved.title.hidden',
      access,
      chrome,
      load: () => import('./hide/hidden-page'),
    }),
    contribute(redirects, {
      id: 'saved.watchlist-live',
      from: '/user/watchlist',
      to: '/user/watchlist/all/live',
      permanent: false,
    }),
    contribute(pages, {
      id: 'saved.viewed',
      path: '/user/recently-viewed',
      title: 'saved.title.viewed',
      access,
      chrome,
      load: () => import('./viewed/viewed-page'),
    }),
    ...entries.flatMap(({ word, icon, user, side, order }) => {
      const entry = { label: `saved.menu.${word}`, icon, when: access, order }
      return [
        contribute(menuEntries, { ...entry, id: `saved.${word}-user`, menu: 'user', href: user }),
        contribute(menuEntries, { ...entry, id: `saved.${word}-side`, menu: 'side', href: side }),
      ]
    }),
    contribute(unwanted, { id: 'saved.hidden', request: idsRequest }),
    contribute(cardActions, { id: 'saved.mark', order: 0, load: () => import('./save-mark') }),
    contribute(cardActions, { id: 'saved.hide', order: 20, quiet: true, load: () => import('./hide/hide-button') }),
    contribute(detailActions, { id: 'saved.button', order: 10, load: () => import('./save-button') }),
    contribute(overlays, {
      id: 'saved.follow',
      place: 'corner',
      priority: 0,
      shows: 'start',
      when: access,
      load: () => import('./follow'),
    }),
    contribute(catalogues, {
      id: 'saved.texts',
      load: { en: () => import('../locales/en.json'), hi: () => import('../locales/hi.json') },
    }),
  ],
})
