import { contribute, defineFeature } from '../../../kernel/index'
import { clock, database, editions, migrations } from '../../data/contract'
import { opportunities } from '../../listings/contract'
import { problemSentences } from '../../web/contract'
import { up } from './migrations/0001-stage'
import { stagesSettings } from './settings'

export const stagesServer = defineFeature({
  id: 'stages',
  activates: 'boot',
  requires: [clock, database, editions, opportunities],
  contributes: [
    contribute(problemSentences, { id: 'stages.problems', hi: () => import('../locales/problems.hi.json') }),
    contribute(migrations, { id: 'stages.0001-stage', up }),
  ],
  settings: stagesSettings,
  load: () => import('./runtime'),
})
