import { contribute, defineFeature } from '../../../kernel/index'
import { database, editions, migrations } from '../../data/contract'
import { opportunities } from '../../listings/contract'
import { problemSentences } from '../../web/contract'
import { up } from './migrations/0001-edition'

export const prizesServer = defineFeature({
  id: 'prizes',
  activates: 'boot',
  requires: [database, editions, opportunities],
  contributes: [
    contribute(problemSentences, { id: 'prizes.problems', hi: () => import('../locales/problems.hi.json') }),
    contribute(migrations, { id: 'prizes.0001-edition', up }),
  ],
  load: () => import('./runtime'),
})
