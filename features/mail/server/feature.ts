import { contribute, defineFeature } from '../../../kernel/index'
import { problemSentences } from '../../web/contract'
import { clock, database, jobQueue, migrations } from '../../data/contract'
import { people } from '../../session/contract'
import { mailer } from '../contract'
import { up } from './migrations/0001-message'
import { mailSettings } from './settings'

export const mailServer = defineFeature({
  id: 'mail',
  essential: true,
  activates: 'boot',
  provides: [mailer],
  requires: [clock, database, jobQueue],
  optional: [people],
  settings: mailSettings,
  contributes: [
    contribute(problemSentences, { id: 'mail.problems', hi: () => import('../locales/problems.hi.json') }),
    contribute(migrations, { id: 'mail.0001-message', up }),
  ],
  load: () => import('./runtime'),
})
