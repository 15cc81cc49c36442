import { contribute, defineFeature } from '../../../kernel/index'
import { detailSections } from '../../listings/contract'
import { editorParts } from '../../manage/contract'
import { catalogues, toasts } from '../../ui/contract'
import { httpClient } from '../../web/contract'
import { timelineAt } from './requests'

export const stagesClient = defineFeature({
  id: 'stages',
  requires: [httpClient, toasts],
  contributes: [
    contribute(detailSections, {
      id: 'stages.timeline',
      label: 'stages.heading',
      order: -20,
      data: timelineAt,
      load: () => import('./timeline/timeline-section'),
    }),
    contribute(editorParts, {
      id: 'stages.stages',
      label: 'stages.step',
      after: 'dates',
      load: () => import('./editor/stages-step'),
      problems: () => import('./editor/stages-problems'),
      preview: () => import('./timeline/stages-preview'),
    }),
    contribute(catalogues, {
      id: 'stages.texts',
      load: { en: () => import('../locales/en.json'), hi: () => import('../locales/hi.json') },
    }),
  ],
})
