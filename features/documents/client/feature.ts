import { contribute, defineFeature } from '../../../kernel/index'
import { detailSections } from '../../listings/contract'
import { editorParts } from '../../manage/contract'
import { catalogues, toasts } from '../../ui/contract'
import { httpClient, navigation } from '../../web/contract'
import { documentsAt } from './requests'

export const documentsClient = defineFeature({
  id: 'documents',
  requires: [httpClient, navigation, toasts],
  contributes: [
    contribute(detailSections, {
      id: 'documents.documents',
      label: 'documents.heading',
      order: 20,
      data: documentsAt,
      load: () => import('./section/documents-section'),
    }),
    contribute(editorParts, {
      id: 'documents.documents',
      label: 'documents.step',
      after: 'money',
      order: 10,
      load: () => import('./editor/documents-step'),
      problems: () => import('./editor/documents-problems'),
      preview: () => import('./section/documents-preview'),
    }),
    contribute(catalogues, {
      id: 'documents.texts',
      load: { en: () => import('../locales/en.json'), hi: () => import('../locales/hi.json') },
    }),
  ],
})
