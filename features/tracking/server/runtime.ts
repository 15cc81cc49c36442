import { contribute, contributeWith, defineRuntime, maybe, provide, self } from '../../../kernel/index'
import {
  audit,
  clock,
  database,
  jobs,
  personalData,
  personMoves,
  stateMachines,
  subscriptions,
} from '../../data/contract'
import { opportunities } from '../../listings/contract'
import { registrations } from '../../registrations/contract'
import { people } from '../../session/contract'
import { apiRoutes, contentSources, faultListeners, fixedSitemap, house, log, sitemaps } from '../../web/contract'
import { followedSources, keptRecords, roundSources, viewables } from '../contract'
import { adaptersRoute } from './adapters/adapters-route'
import { sourceDirectives, thirdPartySource } from './adapters/third-party-sources'
import { consentPersonalData } from './consent-personal-data'
import { consentHistoryRoute, recordConsentRoute } from './consent-routes'
import { createFaultKeeper } from './faults/fault-keeper'
import { faultPersonalData } from './faults/fault-personal-data'
import { decideFaultRoute, faultRoute, faultsRoute } from './faults/fault-routes'
import { createSourceMaps } from './faults/source-maps'
import { onMerged } from './merged-subscription'
import { opportunityViewable } from './opportunity-viewable'
import { pageVisitRoute } from './page-visit-route'
import { referralContributions, referralProvisions } from './referrals/runtime'
import { ownKept } from './kept'
import { retentionJob } from './retention'
import { upcomingRoundsRoute } from './rounds/upcoming-rounds-route'
import { trackingSettings } from './settings'
import { faultKeeper, viewCounter } from './tokens'
import { consentMove, faultMove, trackingMove } from './tracking-move'
import { trackingPersonalData } from './tracking-personal-data'
import { recordVitalsRoute, vitalsReportRoute } from './vitals/vital-routes'
import { createOwners } from './views/owners'
import { campaignStatsRoute, opportunityViewsRoute } from './views/reading-routes'
import { updateViewsRoute } from './views/update-views-route'
import { createViewCounter } from './views/view-counter'

const faultRoutes = [faultsRoute, faultRoute, decideFaultRoute] as const
const readingRoutes = [opportunityViewsRoute, campaignStatsRoute] as const

export const runtime = defineRuntime({
  provides: [
    provide(viewCounter, [self, database, clock], ({ view }, database, clock) =>
      createViewCounter(database, clock, () => view(viewables)),
    ),
    provide(
      faultKeeper,
      [database, stateMachines, clock, log, trackingSettings],
      (database, machines, clock, log, { release, assetsDir }) =>
        createFaultKeeper({ database, machines, clock, log, release, maps: createSourceMaps(assetsDir) }),
    ),
    ...referralProvisions,
  ],
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
    contributeWith(apiRoutes, [database, clock, house], recordVitalsRoute),
    contributeWith(apiRoutes, [database, clock], vitalsReportRoute),
    ...readingRoutes.map((route) =>
      contributeWith(
        apiRoutes,
        [database, maybe(opportunities), maybe(registrations), clock, self],
        (database, opportunities, registrations, clock, { view }) =>
          route({ database, opportunities, registrations, clock, kept: () => view(keptRecords) }),
      ),
    ),
    contributeWith(apiRoutes, [clock, maybe(opportunities), self], (clock, opportunities, { view }) =>
      upcomingRoundsRoute({
        ...{ clock, opportunities },
        followed: () => view(followedSources),
        rounds: () => view(roundSources),
      }),
    ),
    contributeWith(apiRoutes, [trackingSettings], adaptersRoute),
    ...sourceDirectives.map((directive) =>
      contributeWith(contentSources, [trackingSettings], (settings) => thirdPartySource(directive, settings)),
    ),
    ...faultRoutes.map((route) =>
      contributeWith(apiRoutes, [database, stateMachines, people, audit], (database, machines, people, audit) =>
        route({ database, machines, people, audit }),
      ),
    ),
    contributeWith(faultListeners, [faultKeeper], ({ heard }) => ({ id: 'tracking.faults', heard })),
    contributeWith(viewables, [maybe(opportunities)], opportunityViewable),
    contributeWith(subscriptions, [database, maybe(opportunities)], onMerged),
    contributeWith(jobs, [database], retentionJob),
    ...ownKept.map((each) => contributeWith(keptRecords, [database], each)),
    contribute(
      sitemaps,
      fixedSitemap('tracking.pages', ['/legal/cookies', '/refer-and-earn', '/referral-combined-leaderboard']),
    ),
    contributeWith(personalData, [database], consentPersonalData),
    contributeWith(personalData, [database], trackingPersonalData),
    contributeWith(personalData, [database], faultPersonalData),
    contribute(personMoves, consentMove),
    contribute(personMoves, trackingMove),
    contribute(personMoves, faultMove),
    ...referralContributions,
  ],
  start({ get, own }) {
    own(get(faultKeeper).settle)
  },
})
