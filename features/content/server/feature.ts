import { contribute, defineFeature } from '../../../kernel/index'
import { audit, clock, database, migrations, stateMachines } from '../../data/contract'
import { mailer } from '../../mail/contract'
import { notices } from '../../notifications/contract'
import { ages } from '../../rules/contract'
import { people, permissions } from '../../session/contract'
import { apiAddresses, problemSentences } from '../../web/contract'
import { READ_LETTERS } from './may-read'
import { up } from './migrations/0001-letters'
import { up as unanswered } from './migrations/0002-unanswered'
import { contentSettings } from './settings'

export const contentServer = defineFeature({
  id: 'content',
  activates: 'boot',
  requires: [audit, clock, database, mailer, stateMachines],
  optional: [ages, notices, people],
  settings: contentSettings,
  contributes: [
    contribute(problemSentences, { id: 'content.problems', hi: () => import('../locales/problems.hi.json') }),
    contribute(apiAddresses, { id: 'content.subscribe-address', path: '/api/newsletter/subscribe' }),
    contribute(migrations, { id: 'content.0001-letters', up }),
    contribute(migrations, { id: 'content.0002-unanswered', up: unanswered }),
    contribute(permissions, { id: READ_LETTERS, roles: ['admin', 'volunteer'], allows: 'content.may.readLetters' }),
  ],
  load: () => import('./runtime'),
})
