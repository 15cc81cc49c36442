import { contribute, contributeWith, defineRuntime, maybe, provide, self } from '../../../kernel/index'
import { clock, database, jobs, personalData, personMoves } from '../../data/contract'
import { opportunities } from '../../listings/contract'
import { registrations } from '../../registrations/contract'
import { apiRoutes, fixedSitemap, sitemaps } from '../../web/contract'
import { viewables } from '../contract'
import { consentPersonalData } from './consent-personal-data'
import { consentHistoryRoute, recordConsentRoute } from './consent-routes'
import { opportunityViewable } from './opportunity-viewable'
import { pageVisitRoute } from './page-visit-route'
import { referralContributions, referralProvisions } from './referrals/runtime'
import { retentionJob } from './retention'
import { viewCounter } from './tokens'
import { trackingMove } from './tracking-move'
import { trackingPersonalData } from './tracking-personal-data'
import { recordVitalsRoute, vitalsReportRoute } from './vitals/vital-routes'
import { createOwners } from './views/owners'
import { campaignStatsRoute, opportunityViewsRoute } from './views/reading-routes'
import { updateViewsRoute } from './views/update-views-route'
import { createViewCounter } from './views/view-counter'

const readingRoutes = [opportunityViewsRoute, campaignStatsRoute] as const

export const runtime = defineRuntime({
  provides: [provide(viewCounter, [database, clock], createViewCounter), ...referralProvisions],
  contributes: [
    contributeWith(apiRoutes, [database, clock], recordConsentRoute),
    contributeWith(apiRoutes, [database], consentHistoryRoute),
    contributeWith(apiRoutes, [viewCounter, self], (counter, { view }) =>
      updateViewsRoute(
        counter,
        createOwners(() => view(viewables)),
      ),
    ),
    contributeWith(apiRoutes, [database, clock], pageVisitRoute),
    contributeWith(apiRoutes, [database, clock], recordVitalsRoute),
    contributeWith(apiRoutes, [database, clock], vitalsReportRoute),
    ...readingRoutes.map((route) =>
      contributeWith(
        apiRoutes,
        [database, maybe(opportunities), maybe(registrations), clock],
        (database, opportunities, registrations, clock) => route({ database, opportunities, registrations, clock }),
      ),
    ),
    contributeWith(viewables, [maybe(opportunities)], opportunityViewable),
    contributeWith(jobs, [database], retentionJob),
    contribute(
      sitemaps,
      fixedSitemap('tracking.pages', ['/legal/cookies', '/refer-and-earn', '/referral-combined-leaderboard']),
    ),
    contributeWith(personalData, [database], consentPersonalData),
    contributeWith(personalData, [database], trackingPersonalData),
    contribute(personMoves, trackingMove),
    ...referralContributions,
  ],
})
