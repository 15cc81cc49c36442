import { contribute, defineFeature } from '../../../kernel/index'
import { clock, database, migrations, outbox, stateMachines } from '../../data/contract'
import { consents } from '../../guardians/contract'
import { opportunities } from '../../listings/contract'
import { notices } from '../../notifications/contract'
import { registrations } from '../../registrations/contract'
import { eligibilityRules } from '../../rules/contract'
import { people, permissions } from '../../session/contract'
import { live, log, problemSentences } from '../../web/contract'
import { JOIN } from './join-permission'
import { up } from './migrations/0001-place'

import { join, line, parts } from './tokens'

export const waitlistServer = defineFeature({
  id: 'waitlist',
  activates: 'boot',
  provides: [join, line, parts],
  requires: [clock, database, live, log, opportunities, outbox, registrations, stateMachines],
  optional: [consents, eligibilityRules, notices, people],
  contributes: [
    contribute(problemSentences, { id: 'waitlist.problems', hi: () => import('../locales/problems.hi.json') }),
    contribute(migrations, { id: 'waitlist.0001-place', up }),
    contribute(permissions, { id: JOIN, roles: ['user'], allows: 'waitlist.may.join' }),
  ],
  load: () => import('./runtime'),
})
