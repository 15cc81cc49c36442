import { contribute, defineFeature } from '../../../kernel/index'
import { audit, clock, database, migrations, outbox, stateMachines } from '../../data/contract'
import { mailer } from '../../mail/contract'
import { notices } from '../../notifications/contract'
import { ages } from '../../rules/contract'
import { directory, people } from '../../session/contract'
import { live, problemSentences } from '../../web/contract'
import { consents } from '../contract'
import { up } from './migrations/0001-consent'
import { guardiansSettings } from './settings'
import { answering, ask, parts, standings } from './tokens'

export const guardiansServer = defineFeature({
  id: 'guardians',
  activates: 'boot',
  provides: [answering, ask, consents, parts, standings],
  requires: [audit, clock, database, directory, live, mailer, outbox, people, stateMachines],
  optional: [ages, notices],
  settings: guardiansSettings,
  contributes: [
    contribute(problemSentences, { id: 'guardians.problems', hi: () => import('../locales/problems.hi.json') }),
    contribute(migrations, { id: 'guardians.0001-consent', up }),
  ],
  load: () => import('./runtime'),
})
