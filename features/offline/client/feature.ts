import { contribute, defineFeature } from '../../../kernel/index'
import { menuEntries } from '../../navigation/contract'
import { session } from '../../session/contract'
import { catalogues, overlayRank, overlays } from '../../ui/contract'
import { earlyScripts, pages } from '../../web/contract'
import { siteUpdate } from './tokens'

const PATH = '/offline'

export const offlineClient = defineFeature({
  id: 'offline',
  activates: 'idle',
  provides: [siteUpdate],
  requires: [session],
  contributes: [
    contribute(overlays, {
      id: 'offline.no-internet',
      place: 'top',
      priority: overlayRank.offline,
      shows: 'start',
      load: () => import('./offline-banner'),
    }),
    contribute(earlyScripts, { id: 'offline.stand-in', load: () => import('./stand-in') }),
    contribute(overlays, {
      id: 'offline.new-version',
      place: 'top',
      priority: overlayRank.update,
      shows: 'start',
      load: () => import('./update-banner'),
    }),
    contribute(overlays, {
      id: 'offline.keeper',
      place: 'corner',
      priority: overlayRank.offline,
      shows: 'start',
      load: () => import('./keeper'),
    }),
    contribute(pages, {
      id: 'offline.kept',
      path: PATH,
      title: 'offline.kept.title',
      load: () => import('./kept-page'),
    }),
    contribute(menuEntries, {
      id: 'offline.legal-kept',
      menu: 'legal',
      label: 'offline.kept.menu',
      href: PATH,
      order: 20,
    }),
    contribute(catalogues, {
      id: 'offline.texts',
      load: { en: () => import('../locales/en.json'), hi: () => import('../locales/hi.json') },
    }),
  ],
  load: () => import('./runtime'),
})
