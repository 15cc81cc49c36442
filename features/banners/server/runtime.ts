import { contribute, contributeWith, defineRuntime, maybe, provide } from '../../../kernel/index'
import { audit, clock, database, jobs, personalData, personMoves, seeds, stateMachines } from '../../data/contract'
import { stakes } from '../../modules/contract'
import { notices, templates } from '../../notifications/contract'
import { ages } from '../../rules/contract'
import { directory, people } from '../../session/contract'
import { keptRecords } from '../../tracking/contract'
import { apiRoutes, live, liveTopics, sanitiser, sharedCache } from '../../web/contract'
import { memberships } from '../contract'
import { addAdRoute, changeAdRoute, dropAdRoute, listAdsRoute } from './ads/ad-routes'
import { adsTopic } from './ads/ad-parts'
import { adTemplate, waitsTemplate } from './ads/ad-templates'
import { decideAdRoute, stopAdRoute, submitAdRoute } from './ads/decision-routes'
import { previewRoute } from './ads/preview-route'
import { adReportRoute, countAudienceRoute } from './ads/report-route'
import { bannersSeed } from './banners-seed'
import { bannersMove, bannersPersonalData } from './counting/banners-personal-data'
import { increaseViewRoute } from './counting/increase-view-route'
import { keptCounts } from './counting/kept'
import { retentionJob } from './counting/retention-job'
import { updateClicksRoute } from './counting/update-clicks-route'
import { listMutesRoute, muteRoute, unmuteRoute } from './muting/mute-routes'
import { addNoticeRoute, changeNoticeRoute, listNoticesRoute, stopNoticeRoute } from './notices/manage-notices-routes'
import { noticesRoute } from './notices/notices-route'
import { createTelling, noticesTopic, turnNoticesJob } from './notices/telling'
import { createServe } from './serving/serve'
import { topBannerRoute } from './serving/top-banner-route'
import { serve, telling } from './tokens'
import { bannersStake } from './banners-stake'

const adRoutes = [
  ...[listAdsRoute, addAdRoute, changeAdRoute, dropAdRoute, submitAdRoute, decideAdRoute, stopAdRoute],
  ...[adReportRoute, countAudienceRoute, previewRoute],
]
const noticeRoutes = [listNoticesRoute, addNoticeRoute, changeNoticeRoute, stopNoticeRoute]

export const runtime = defineRuntime({
  provides: [
    provide(
      serve,
      [database, directory, clock, sanitiser, maybe(memberships), maybe(ages)],
      (database, directory, clock, sanitiser, memberships, ages) =>
        createServe({ database, directory, clock, sanitiser, memberships, ages, random: Math.random }),
    ),
    provide(telling, [live, sharedCache], createTelling),
  ],
  contributes: [
    contributeWith(apiRoutes, [serve], topBannerRoute),
    contributeWith(apiRoutes, [database, clock], increaseViewRoute),
    contributeWith(apiRoutes, [database, clock], updateClicksRoute),
    contributeWith(apiRoutes, [database, clock], noticesRoute),
    contributeWith(apiRoutes, [database], listMutesRoute),
    contributeWith(apiRoutes, [database, clock], muteRoute),
    contributeWith(apiRoutes, [database], unmuteRoute),
    ...adRoutes.map((route) =>
      contributeWith(
        apiRoutes,
        [database, stateMachines, audit, clock, people, directory, sanitiser, live, maybe(notices)],
        (database, machines, audit, clock, people, directory, sanitiser, live, notices) =>
          route({ database, machines, audit, clock, people, directory, sanitiser, live, notices }),
      ),
    ),
    ...noticeRoutes.map((route) =>
      contributeWith(
        apiRoutes,
        [database, stateMachines, audit, clock, telling],
        (database, machines, audit, clock, telling) => route({ database, machines, audit, clock, telling }),
      ),
    ),
    ...[adTemplate, waitsTemplate].map((template) => contribute(templates, template)),
    contribute(liveTopics, noticesTopic),
    contribute(liveTopics, adsTopic),
    contributeWith(jobs, [database, telling], turnNoticesJob),
    contributeWith(jobs, [database], retentionJob),
    ...keptCounts.map((each) => contributeWith(keptRecords, [database], each)),
    contributeWith(stakes, [database], bannersStake),
    contributeWith(personalData, [database], bannersPersonalData),
    contribute(personMoves, bannersMove),
    contributeWith(seeds, [database, stateMachines], bannersSeed),
  ],
})
