import { contribute, defineFeature } from '../../../kernel/index'
import { live, problemSentences, sharedCache } from '../../web/contract'
import { clock, database, migrations } from '../../data/contract'
import { opportunities } from '../../listings/contract'
import { profileRecords } from '../../profile/contract'
import { directory, people, zones } from '../../session/contract'
import { ages, birthDateRules, eligibilityRules } from '../contract'
import { up } from './migrations/0001-rules'
import { up as team } from './migrations/0002-team'
import { up as allAddresses } from './migrations/0003-all-addresses'
import { localDays, ownFacts, personFacts } from './tokens'

export const rulesServer = defineFeature({
  id: 'rules',
  activates: 'boot',
  points: [birthDateRules],
  provides: [ages, eligibilityRules, localDays, ownFacts, personFacts],
  requires: [clock, database, directory, live, opportunities, people, sharedCache],
  optional: [profileRecords, zones],
  contributes: [
    contribute(problemSentences, { id: 'rules.problems', hi: () => import('../locales/problems.hi.json') }),
    contribute(migrations, { id: 'rules.0001-rules', up }),
    contribute(migrations, { id: 'rules.0002-team', up: team }),
    contribute(migrations, { id: 'rules.0003-all-addresses', up: allAddresses }),
  ],
  load: () => import('./runtime'),
})
