import { contribute, defineFeature } from '../../../kernel/index'
import { catalogues, overlays } from '../../ui/contract'

export const performanceClient = defineFeature({
  id: 'performance',
  contributes: [
    // Stands from the first quiet moment to hear of the keys; the panel itself is fetched when it is asked for.
    contribute(overlays, {
      id: 'performance.panel',
      place: 'corner',
      priority: 0,
      shows: 'start',
      load: () => import('./toggle'),
    }),
    contribute(catalogues, {
      id: 'performance.texts',
      load: { en: () => import('../locales/en.json'), hi: () => import('../locales/hi.json') },
    }),
  ],
})
