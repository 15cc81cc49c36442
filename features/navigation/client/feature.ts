import { contribute, defineFeature } from '../../../kernel/index'
import { session } from '../../session/contract'
import { catalogues, theme, toasts } from '../../ui/contract'
import { frameParts, navigation } from '../../web/contract'
import { menuEntries, searchSources } from '../contract'

export const navigationClient = defineFeature({
  id: 'navigation',
  points: [menuEntries, searchSources],
  requires: [navigation, session, theme, toasts],
  contributes: [
    contribute(frameParts, { id: 'navigation.top-bar', place: 'top', load: () => import('./top-bar') }),
    contribute(frameParts, { id: 'navigation.legal-line', place: 'foot', load: () => import('./legal-line') }),
    contribute(frameParts, { id: 'navigation.bottom-bar', place: 'bottom', load: () => import('./bottom-bar') }),
    contribute(menuEntries, {
      id: 'navigation.home',
      menu: 'bottom',
      label: 'navigation.start',
      href: '/',
      icon: 'home',
      order: -10,
    }),
    contribute(catalogues, {
      id: 'navigation.texts',
      load: { en: () => import('../locales/en.json'), hi: () => import('../locales/hi.json') },
    }),
  ],
})
