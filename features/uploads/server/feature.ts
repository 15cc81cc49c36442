import { contribute, defineFeature } from '../../../kernel/index'
import { audit, clock, database, files, jobQueue, looseFiles, migrations } from '../../data/contract'
import { problemSentences } from '../../web/contract'
import { uploadPurposes, uploads } from '../contract'
import { up } from './migrations/0001-upload'
import { uploadsSettings } from './settings'

export const uploadsServer = defineFeature({
  id: 'uploads',
  activates: 'boot',
  points: [uploadPurposes],
  provides: [uploads],
  requires: [audit, clock, database, files, jobQueue, looseFiles],
  settings: uploadsSettings,
  contributes: [
    contribute(problemSentences, { id: 'uploads.problems', hi: () => import('../locales/problems.hi.json') }),
    contribute(migrations, { id: 'uploads.0001-upload', up }),
  ],
  load: () => import('./runtime'),
})
