import { contribute, defineFeature } from '../../../kernel/index'
import { apiAddresses, problemSentences } from '../../web/contract'
import { WORKER_PATH } from '../contract'
import { offlineSettings } from './settings'

export const offlineServer = defineFeature({
  id: 'offline',
  activates: 'boot',
  settings: offlineSettings,
  contributes: [
    contribute(problemSentences, { id: 'offline.problems', hi: () => import('../locales/problems.hi.json') }),
    contribute(apiAddresses, { id: 'offline.worker-address', path: WORKER_PATH }),
  ],
  load: () => import('./runtime'),
})
