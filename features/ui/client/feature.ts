import { contribute, defineFeature } from '../../../kernel/index'
import { demoOnly, pages } from '../../web/contract'
import { catalogues, confirm, overlays, stage, texts, theme, toasts } from '../contract/index'

export const uiClient = defineFeature({
  id: 'ui',
  essential: true,
  activates: 'boot',
  points: [catalogues, overlays],
  provides: [texts, toasts, confirm, stage, theme],
  contributes: [
    contribute(pages, {
      id: 'ui.sandbox',
      path: '/__sandbox',
      access: [demoOnly()],
      title: 'ui.sandboxTitle',
      load: () => import('./sandbox-page'),
    }),
    contribute(catalogues, {
      id: 'ui.texts',
      load: { en: () => import('../locales/en.json'), hi: () => import('../locales/hi.json') },
    }),
  ],
  load: () => import('./runtime'),
})
