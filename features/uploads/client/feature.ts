import { contribute, defineFeature } from '../../../kernel/index'
import { consentParts } from '../../privacy/contract'
import { catalogues, toasts } from '../../ui/contract'
import { fileFields } from '../../registrations/contract'
import { httpClient, navigation } from '../../web/contract'

export const uploadsClient = defineFeature({
  id: 'uploads',
  requires: [httpClient, navigation, toasts],
  contributes: [
    contribute(fileFields, { id: 'uploads.answer', load: () => import('./file-field') }),
    contribute(consentParts, { id: 'uploads.files-row', load: () => import('./consent-row') }),
    contribute(catalogues, {
      id: 'uploads.texts',
      load: { en: () => import('../locales/en.json'), hi: () => import('../locales/hi.json') },
    }),
  ],
})
