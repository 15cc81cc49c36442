import { contribute, defineFeature } from '../../../kernel/index'
import { audit, clock, database, migrations } from '../../data/contract'
import { consents } from '../../guardians/contract'
import { opportunities } from '../../listings/contract'
import { notices } from '../../notifications/contract'
import { profileFaces } from '../../profile/contract'
import { directory, people, permissions } from '../../session/contract'
import { live, log, problemSentences } from '../../web/contract'
import { awards, ledger, listed, triggers } from '../contract'
import { MANAGE } from './manage-permission'
import { up as ledgerTables } from './migrations/0001-ledger'
import { up as rule } from './migrations/0002-rule'
import { up as ownRules } from './migrations/0003-own-rules'
import { up as undoing } from './migrations/0004-undoing'
import { up as referralRule } from './migrations/0005-referral-rule'
import { up as closedAccount } from './migrations/0006-closed-account'
import { up as rankDay } from './migrations/0007-rank-day'
import { up as hiddenCourse } from './migrations/0008-hidden-course'
import { up as oneCity } from './migrations/0009-one-city'
import { badges, book, leaderboard, personFacts, scoreboards } from './tokens'

export const gamificationServer = defineFeature({
  id: 'gamification',
  activates: 'boot',
  points: [triggers],
  provides: [awards, badges, book, leaderboard, ledger, listed, personFacts, scoreboards],
  requires: [audit, clock, database, directory, live, log, people],
  optional: [consents, notices, opportunities, profileFaces],
  contributes: [
    contribute(problemSentences, { id: 'gamification.problems', hi: () => import('../locales/problems.hi.json') }),
    contribute(migrations, { id: 'gamification.0001-ledger', up: ledgerTables }),
    contribute(migrations, { id: 'gamification.0002-rule', up: rule }),
    contribute(migrations, { id: 'gamification.0003-own-rules', up: ownRules }),
    contribute(migrations, { id: 'gamification.0004-undoing', up: undoing }),
    contribute(migrations, { id: 'gamification.0005-referral-rule', up: referralRule }),
    contribute(migrations, { id: 'gamification.0006-closed-account', up: closedAccount }),
    contribute(migrations, { id: 'gamification.0007-rank-day', up: rankDay }),
    contribute(migrations, { id: 'gamification.0008-hidden-course', up: hiddenCourse }),
    contribute(migrations, { id: 'gamification.0009-one-city', up: oneCity }),
    contribute(permissions, { id: MANAGE, roles: ['admin'], allows: 'gamification.may.manage' }),
  ],
  load: () => import('./runtime'),
})
