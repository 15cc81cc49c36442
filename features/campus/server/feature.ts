import { contribute, defineFeature } from '../../../kernel/index'
import { database, migrations } from '../../data/contract'
import { accounts, people, permissions } from '../../session/contract'
import { apiAddresses, problemSentences } from '../../web/contract'
import { DASHBOARD } from '../contract'
import { up } from './migrations/0001-institution'
import { standing } from './tokens'

export const campusServer = defineFeature({
  id: 'campus',
  provides: [standing],
  requires: [accounts, database, people],
  contributes: [
    contribute(problemSentences, { id: 'campus.problems', hi: () => import('../locales/problems.hi.json') }),
    contribute(migrations, { id: 'campus.0001-institution', up }),
    contribute(apiAddresses, { id: 'campus.placement-profile-address', path: '/api/tpc/user' }),
    contribute(permissions, {
      id: DASHBOARD,
      roles: ['tpo-admin', 'tpo-manager', 'tpo-coordinator', 'tpo-faculty'],
      allows: 'campus.may.dashboard',
    }),
  ],
  load: () => import('./runtime'),
})
