import { contribute, defineFeature } from '../../../kernel/index'
import { detailSections } from '../../listings/contract'
import { editorParts } from '../../manage/contract'
import { catalogues, toasts } from '../../ui/contract'
import { httpClient } from '../../web/contract'
import { prizesAt } from './requests'

const loadPreview = () => import('./section/prizes-preview')

export const prizesClient = defineFeature({
  id: 'prizes',
  requires: [httpClient, toasts],
  contributes: [
    contribute(detailSections, {
      id: 'prizes.prizes',
      label: 'prizes.heading',
      order: 10,
      data: prizesAt,
      load: () => import('./section/prizes-section'),
    }),
    contribute(editorParts, {
      id: 'prizes.prizes',
      label: 'prizes.step',
      after: 'money',
      load: () => import('./editor/prizes-step'),
      problems: () => import('./editor/prizes-problems'),
      preview: loadPreview,
      pay: loadPreview,
    }),
    contribute(catalogues, {
      id: 'prizes.texts',
      load: { en: () => import('../locales/en.json'), hi: () => import('../locales/hi.json') },
    }),
  ],
})
