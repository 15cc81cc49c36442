import { contribute, defineFeature } from '../../../kernel/index'
import { audit, clock, database, migrations } from '../../data/contract'
import { health, house, live, log, problemSentences } from '../../web/contract'
import { notices } from '../../notifications/contract'
import { people, permissions } from '../../session/contract'
import { explainers, stakes, switchStore, verbRunner, verbs } from '../contract'
import { up } from './migrations/0001-switch'
import { up as proposal } from './migrations/0002-proposal'
import { modulesSettings } from './settings'
import { proposals, switching } from './tokens'

export const modulesServer = defineFeature({
  id: 'modules',
  essential: true,
  activates: 'boot',
  points: [explainers, stakes, verbs],
  provides: [proposals, switching, switchStore, verbRunner],
  requires: [audit, clock, database, health, house, live, log],
  optional: [notices, people],
  settings: modulesSettings,
  contributes: [
    contribute(problemSentences, { id: 'modules.problems', hi: () => import('../locales/problems.hi.json') }),
    contribute(migrations, { id: 'modules.0001-switch', up }),
    contribute(migrations, { id: 'modules.0002-proposal', up: proposal }),
    contribute(permissions, { id: 'modules.manage', roles: ['admin'], allows: 'modules.may.manage' }),
  ],
  load: () => import('./runtime'),
})
