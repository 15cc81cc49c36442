import { contribute, defineFeature } from '../../../kernel/index'
import { clock, database, jobQueue, migrations } from '../../data/contract'
import { opportunities, searches } from '../../listings/contract'
import { mailer } from '../../mail/contract'
import { notices } from '../../notifications/contract'
import { people } from '../../session/contract'
import { live, log, problemSentences } from '../../web/contract'
import { up } from './migrations/0001-search'
import { up as dropped } from './migrations/0002-dropped'
import { alertsSettings } from './settings'

export const alertsServer = defineFeature({
  id: 'alerts',
  requires: [clock, database, jobQueue, live, log, mailer, opportunities, people, searches],
  optional: [notices],
  settings: alertsSettings,
  contributes: [
    contribute(problemSentences, { id: 'alerts.problems', hi: () => import('../locales/problems.hi.json') }),
    contribute(migrations, { id: 'alerts.0001-search', up }),
    contribute(migrations, { id: 'alerts.0002-dropped', up: dropped }),
  ],
  load: () => import('./runtime'),
})
