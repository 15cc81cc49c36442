import { contribute, defineFeature } from '../../../kernel/index'
import { clock, database, editions, files, looseFiles, migrations } from '../../data/contract'
import { opportunities } from '../../listings/contract'
import { problemSentences } from '../../web/contract'
import { up } from './migrations/0001-file'

export const documentsServer = defineFeature({
  id: 'documents',
  activates: 'boot',
  requires: [clock, database, editions, files, looseFiles, opportunities],
  contributes: [
    contribute(problemSentences, { id: 'documents.problems', hi: () => import('../locales/problems.hi.json') }),
    contribute(migrations, { id: 'documents.0001-file', up }),
  ],
  load: () => import('./runtime'),
})
