import { contribute, defineFeature } from '../../../kernel/index'
import { catalogues } from '../../ui/contract'
import { demoOnly, httpClient, pages } from '../../web/contract'

export const mailClient = defineFeature({
  id: 'mail',
  requires: [httpClient],
  contributes: [
    // The server answers for it in demo and development only.
    contribute(pages, {
      id: 'mail.box',
      path: '/__mail',
      title: 'mail.title',
      listed: false,
      access: [demoOnly()],
      load: () => import('./mail-page'),
    }),
    contribute(pages, {
      id: 'mail.leave',
      path: '/mail/leave',
      title: 'mail.leave.title',
      listed: false,
      chrome: { loginPrompt: false },
      load: () => import('./leave-page'),
    }),
    contribute(catalogues, {
      id: 'mail.texts',
      load: { en: () => import('../locales/en.json'), hi: () => import('../locales/hi.json') },
    }),
  ],
})
