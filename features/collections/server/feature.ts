import { contribute, defineFeature } from '../../../kernel/index'
import { clock, database, migrations } from '../../data/contract'
import { opportunities } from '../../listings/contract'
import { people } from '../../session/contract'
import { live, problemSentences, sharedCache } from '../../web/contract'
import { up } from './migrations/0001-collection'
import { up as itemOfOpportunity } from './migrations/0002-item-of-opportunity'

export const collectionsServer = defineFeature({
  id: 'collections',
  requires: [clock, database, live, opportunities, people, sharedCache],
  contributes: [
    contribute(problemSentences, { id: 'collections.problems', hi: () => import('../locales/problems.hi.json') }),
    contribute(migrations, { id: 'collections.0001-collection', up }),
    contribute(migrations, { id: 'collections.0002-item-of-opportunity', up: itemOfOpportunity }),
  ],
  load: () => import('./runtime'),
})
