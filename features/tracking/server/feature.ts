import { contribute, defineFeature } from '../../../kernel/index'
import { audit, clock, database, migrations, stateMachines } from '../../data/contract'
import { opportunities } from '../../listings/contract'
import { registrations } from '../../registrations/contract'
import { people, permissions } from '../../session/contract'
import { apiAddresses, log, problemSentences } from '../../web/contract'
import { followedSources, roundSources, SEE_ALL, SEE_FAULTS, viewables } from '../contract'
import { up } from './migrations/0001-consent'
import { up as addViews } from './migrations/0002-views'
import { up as addVitals } from './migrations/0003-vitals'
import { up as addFaults } from './migrations/0004-faults'
import { trackingSettings } from './settings'
import { faultKeeper, viewCounter } from './tokens'

export const trackingServer = defineFeature({
  id: 'tracking',
  activates: 'boot',
  points: [followedSources, roundSources, viewables],
  provides: [faultKeeper, viewCounter],
  requires: [audit, clock, database, log, people, stateMachines],
  optional: [opportunities, registrations],
  settings: trackingSettings,
  contributes: [
    contribute(problemSentences, { id: 'tracking.problems', hi: () => import('../locales/problems.hi.json') }),
    contribute(migrations, { id: 'tracking.0001-consent', up }),
    contribute(migrations, { id: 'tracking.0002-views', up: addViews }),
    contribute(migrations, { id: 'tracking.0003-vitals', up: addVitals }),
    contribute(migrations, { id: 'tracking.0004-faults', up: addFaults }),
    contribute(apiAddresses, { id: 'tracking.update-views-address', path: '/api/views/update-views' }),
    contribute(apiAddresses, { id: 'tracking.page-visit-address', path: '/api/user-last-page-visit' }),
    contribute(permissions, { id: SEE_ALL, roles: ['admin'], modules: ['dashboard'], allows: 'tracking.may.seeAll' }),
    contribute(permissions, { id: SEE_FAULTS, roles: ['admin'], allows: 'tracking.may.seeFaults' }),
  ],
  load: () => import('./runtime'),
})
