import { contribute, defineFeature } from '../../../kernel/index'
import { audit, clock, database, migrations } from '../../data/contract'
import { health, house, log, problemSentences } from '../../web/contract'
import { people, permissions } from '../../session/contract'
import { explainers, stakes, switchStore, verbRunner, verbs } from '../contract'
import { up } from './migrations/0001-switch'

export const modulesServer = defineFeature({
  id: 'modules',
  essential: true,
  activates: 'boot',
  points: [explainers, stakes, verbs],
  provides: [switchStore, verbRunner],
  requires: [audit, clock, database, health, house, log],
  optional: [people],
  contributes: [
    contribute(problemSentences, { id: 'modules.problems', hi: () => import('../locales/problems.hi.json') }),
    contribute(migrations, { id: 'modules.0001-switch', up }),
    contribute(permissions, { id: 'modules.manage', roles: ['admin'], allows: 'modules.may.manage' }),
  ],
  load: () => import('./runtime'),
})
