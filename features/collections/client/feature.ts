import { contribute, defineFeature } from '../../../kernel/index'
import { cardActions, detailActions } from '../../listings/contract'
import { session, signedIn } from '../../session/contract'
import { catalogues, confirm, toasts } from '../../ui/contract'
import { httpClient, liveUpdates, pages } from '../../web/contract'
import { rowAnswers } from '../contract'

const access = [signedIn()]
const chrome = { sidebar: true } as const

export const collectionsClient = defineFeature({
  id: 'collections',
  points: [rowAnswers],
  requires: [confirm, httpClient, liveUpdates, session, toasts],
  contributes: [
    contribute(pages, {
      id: 'collections.own',
      path: '/user/collections',
      title: 'collections.title',
      access,
      chrome,
      load: () => import('./own/collections-page'),
    }),
    contribute(pages, {
      id: 'collections.one',
      path: '/user/collections/:id',
      title: 'collections.one',
      access,
      chrome,
      load: () => import('./own/collection-page'),
    }),
    contribute(pages, {
      id: 'collections.shared',
      path: '/collections/:key',
      title: 'collections.one',
      load: () => import('./shared/shared-page'),
    }),
    contribute(cardActions, { id: 'collections.add', order: 15, quiet: true, load: () => import('./add/card-add') }),
    contribute(detailActions, { id: 'collections.add', order: 20, load: () => import('./add/add-button') }),
    contribute(catalogues, {
      id: 'collections.texts',
      load: { en: () => import('../locales/en.json'), hi: () => import('../locales/hi.json') },
    }),
  ],
})
