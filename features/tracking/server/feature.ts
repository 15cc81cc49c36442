import { contribute, defineFeature } from '../../../kernel/index'
import { clock, database, migrations } from '../../data/contract'
import { opportunities } from '../../listings/contract'
import { registrations } from '../../registrations/contract'
import { permissions } from '../../session/contract'
import { apiAddresses, problemSentences } from '../../web/contract'
import { SEE_ALL, viewables } from '../contract'
import { up } from './migrations/0001-consent'
import { up as addViews } from './migrations/0002-views'
import { up as addVitals } from './migrations/0003-vitals'
import { viewCounter } from './tokens'

export const trackingServer = defineFeature({
  id: 'tracking',
  activates: 'boot',
  points: [viewables],
  provides: [viewCounter],
  requires: [clock, database],
  optional: [opportunities, registrations],
  contributes: [
    contribute(problemSentences, { id: 'tracking.problems', hi: () => import('../locales/problems.hi.json') }),
    contribute(migrations, { id: 'tracking.0001-consent', up }),
    contribute(migrations, { id: 'tracking.0002-views', up: addViews }),
    contribute(migrations, { id: 'tracking.0003-vitals', up: addVitals }),
    contribute(apiAddresses, { id: 'tracking.update-views-address', path: '/api/views/update-views' }),
    contribute(apiAddresses, { id: 'tracking.page-visit-address', path: '/api/user-last-page-visit' }),
    contribute(permissions, { id: SEE_ALL, roles: ['admin'], modules: ['dashboard'], allows: 'tracking.may.seeAll' }),
  ],
  load: () => import('./runtime'),
})
