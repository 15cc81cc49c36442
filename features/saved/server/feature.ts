import { contribute, defineFeature } from '../../../kernel/index'
import { clock, database, migrations } from '../../data/contract'
import { opportunities } from '../../listings/contract'
import { people } from '../../session/contract'
import { live, problemSentences } from '../../web/contract'
import { outcomes } from '../contract'
import { hiddenKnown } from './tokens'
import { up as watch } from './migrations/0001-watch'
import { up as watchers } from './migrations/0003-watchers'
import { up as keptOfOpportunity } from './migrations/0004-kept-of-opportunity'
import { up as hidden } from './migrations/0002-hidden'

export const savedServer = defineFeature({
  id: 'saved',
  points: [outcomes],
  provides: [hiddenKnown],
  requires: [clock, database, live, opportunities, people],
  contributes: [
    contribute(problemSentences, { id: 'saved.problems', hi: () => import('../locales/problems.hi.json') }),
    contribute(migrations, { id: 'saved.0001-watch', up: watch }),
    contribute(migrations, { id: 'saved.0002-hidden', up: hidden }),
    contribute(migrations, { id: 'saved.0003-watchers', up: watchers }),
    contribute(migrations, { id: 'saved.0004-kept-of-opportunity', up: keptOfOpportunity }),
  ],
  load: () => import('./runtime'),
})
