import { contribute, defineFeature } from '../../../kernel/index'
import { demoOnly, pages } from '../../web/contract'
import { catalogues, confirm, overlayRank, overlays, stage, texts, theme, toasts } from '../contract/index'

/** What the sandbox puts on the stage, to be looked at beside each other. */
const staged = (word: string, place: 'top' | 'popup', priority: number) =>
  contribute(overlays, {
    id: `ui.sandbox-${word}`,
    place,
    priority,
    when: [demoOnly()],
    load: place === 'top' ? () => import('./sandbox/staged-banner') : () => import('./sandbox/staged-popup'),
  })

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
      listed: false,
      load: () => import('./sandbox-page'),
    }),
    staged('update', 'top', overlayRank.update),
    staged('notice', 'top', overlayRank.notice),
    staged('ad', 'top', overlayRank.ad),
    staged('nudge', 'popup', overlayRank.nudge),
    contribute(catalogues, {
      id: 'ui.texts',
      load: { en: () => import('../locales/en.json'), hi: () => import('../locales/hi.json') },
    }),
  ],
  load: () => import('./runtime'),
})
