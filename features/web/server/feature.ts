import { contribute, defineFeature } from '../../../kernel/index'
import { clock, database, migrations } from '../../data/contract'
import {
  apiAddresses,
  apiRoutes,
  callRules,
  contentSources,
  faultListeners,
  health,
  healthChecks,
  house,
  httpServer,
  live,
  liveTopics,
  log,
  pageRenderer,
  problemSentences,
  sanitiser,
  secretParameters,
  sharedCache,
  sitemaps,
  subjects,
} from '../contract'
import { webSettings } from './settings'
import { answers, liveServer, whoAsks } from './tokens'
import { up } from './migrations/0001-idempotency'
import { up as claim } from './migrations/0002-claim'
import { up as hasActed } from './migrations/0003-has-acted'

export const webServer = defineFeature({
  id: 'web',
  essential: true,
  activates: 'boot',
  points: [
    apiAddresses,
    apiRoutes,
    callRules,
    contentSources,
    faultListeners,
    healthChecks,
    liveTopics,
    problemSentences,
    secretParameters,
    sitemaps,
    subjects,
  ],
  provides: [answers, health, httpServer, live, liveServer, sanitiser, sharedCache, whoAsks],
  requires: [clock, database, house, log, pageRenderer],
  settings: webSettings,
  contributes: [
    contribute(problemSentences, { id: 'web.problems', hi: () => import('../locales/problems.hi.json') }),
    contribute(apiAddresses, { id: 'web.robots', path: '/robots.txt' }),
    contribute(apiAddresses, { id: 'web.sitemap-index', path: '/sitemap.xml' }),
    contribute(apiAddresses, { id: 'web.sitemap-file', path: '/sitemaps/:file' }),
    contribute(migrations, { id: 'web.0001-idempotency', up }),
    contribute(migrations, { id: 'web.0002-claim', up: claim }),
    contribute(migrations, { id: 'web.0003-has-acted', up: hasActed }),
    // Everyone hears when switches change: an open page then asks which.
    contribute(liveTopics, { id: 'web.switches', name: 'web.switches', may: () => true }),
  ],
  load: () => import('./runtime'),
})
