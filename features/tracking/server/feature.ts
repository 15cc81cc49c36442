import { contribute, defineFeature } from '../../../kernel/index'
import { audit, clock, database, migrations, stateMachines } from '../../data/contract'
import { awards, listed } from '../../gamification/contract'
import { opportunities } from '../../listings/contract'
import { notices } from '../../notifications/contract'
import { profileFaces } from '../../profile/contract'
import { registrations } from '../../registrations/contract'
import { directory, people, permissions } from '../../session/contract'
import { apiAddresses, house, log, problemSentences } from '../../web/contract'
import { followedSources, keptRecords, roundSources, SEE_ALL, SEE_FAULTS, viewables } from '../contract'
import { MANAGE_REFERRALS } from '../contract/referrals'
import { up } from './migrations/0001-consent'
import { up as addViews } from './migrations/0002-views'
import { up as addVitals } from './migrations/0003-vitals'
import { up as addFaults } from './migrations/0004-faults'
import { up as addReferrals } from './migrations/0005-referrals'
import { up as addAppeals } from './migrations/0006-referral-appeals'
import { trackingSettings } from './settings'
import { faultKeeper, referralMoves, referrals, viewCounter } from './tokens'

export const trackingServer = defineFeature({
  id: 'tracking',
  activates: 'boot',
  points: [followedSources, keptRecords, roundSources, viewables],
  provides: [faultKeeper, referralMoves, referrals, viewCounter],
  requires: [audit, clock, database, directory, house, log, people, stateMachines],
  optional: [awards, listed, notices, opportunities, profileFaces, registrations],
  settings: trackingSettings,
  contributes: [
    contribute(problemSentences, { id: 'tracking.problems', hi: () => import('../locales/problems.hi.json') }),
    contribute(migrations, { id: 'tracking.0001-consent', up }),
    contribute(migrations, { id: 'tracking.0002-views', up: addViews }),
    contribute(migrations, { id: 'tracking.0003-vitals', up: addVitals }),
    contribute(migrations, { id: 'tracking.0004-faults', up: addFaults }),
    contribute(migrations, { id: 'tracking.0005-referrals', up: addReferrals }),
    contribute(migrations, { id: 'tracking.0006-referral-appeals', up: addAppeals }),
    contribute(apiAddresses, { id: 'tracking.update-views-address', path: '/api/views/update-views' }),
    contribute(apiAddresses, { id: 'tracking.page-visit-address', path: '/api/user-last-page-visit' }),
    contribute(permissions, { id: SEE_ALL, roles: ['admin'], modules: ['dashboard'], allows: 'tracking.may.seeAll' }),
    contribute(permissions, { id: SEE_FAULTS, roles: ['admin'], allows: 'tracking.may.seeFaults' }),
    contribute(permissions, { id: MANAGE_REFERRALS, roles: ['admin'], allows: 'tracking.may.manageReferrals' }),
  ],
  load: () => import('./runtime'),
})
