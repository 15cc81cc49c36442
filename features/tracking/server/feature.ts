import { contribute, defineFeature } from '../../../kernel/index'
import { audit, clock, database, migrations, stateMachines } from '../../data/contract'
import { awards } from '../../gamification/contract'
import { opportunities } from '../../listings/contract'
import { registrations } from '../../registrations/contract'
import { profileFaces } from '../../profile/contract'
import { directory, people, permissions } from '../../session/contract'
import { apiAddresses, problemSentences } from '../../web/contract'
import { SEE_ALL, viewables } from '../contract'
import { MANAGE_REFERRALS } from '../contract/referrals'
import { up } from './migrations/0001-consent'
import { up as addViews } from './migrations/0002-views'
import { up as addVitals } from './migrations/0003-vitals'
import { up as addReferrals } from './migrations/0004-referrals'
import { referralMoves, referrals, viewCounter } from './tokens'

export const trackingServer = defineFeature({
  id: 'tracking',
  activates: 'boot',
  points: [viewables],
  provides: [referralMoves, referrals, viewCounter],
  requires: [audit, clock, database, directory, people, stateMachines],
  optional: [awards, opportunities, profileFaces, registrations],
  contributes: [
    contribute(problemSentences, { id: 'tracking.problems', hi: () => import('../locales/problems.hi.json') }),
    contribute(migrations, { id: 'tracking.0001-consent', up }),
    contribute(migrations, { id: 'tracking.0002-views', up: addViews }),
    contribute(migrations, { id: 'tracking.0003-vitals', up: addVitals }),
    contribute(migrations, { id: 'tracking.0004-referrals', up: addReferrals }),
    contribute(apiAddresses, { id: 'tracking.update-views-address', path: '/api/views/update-views' }),
    contribute(apiAddresses, { id: 'tracking.page-visit-address', path: '/api/user-last-page-visit' }),
    contribute(permissions, { id: SEE_ALL, roles: ['admin'], modules: ['dashboard'], allows: 'tracking.may.seeAll' }),
    contribute(permissions, { id: MANAGE_REFERRALS, roles: ['admin'], allows: 'tracking.may.manageReferrals' }),
  ],
  load: () => import('./runtime'),
})
