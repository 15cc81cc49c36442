import { contribute, contributeWith, defineRuntime, maybe, provide, self } from '../../../kernel/index'
import { clock, database, jobs, personalData, personMoves, subscriptions } from '../../data/contract'
import { opportunities } from '../../listings/contract'
import { apiRoutes, live, liveTopics } from '../../web/contract'
import { notices, templates } from '../contract'
import { tellApproved, tellSentBack } from './decision-subscriptions'
import { notificationsTopic } from './live-topic'
import { createNotices } from './notices'
import { listRoute, readRoute, unreadCountRoute } from './notification-routes'
import { notificationMove } from './notification-move'
import { notificationsPersonalData } from './notifications-personal-data'
import { ownTemplates } from './own-templates'
import { purgeReadJob } from './purge-read-job'
import { tellRegistered, tellWithdrawn } from './registration-subscriptions'

export const runtime = defineRuntime({
  provides: [
    provide(notices, [database, live, self], (database, live, { view }) =>
      createNotices(database, live, () => view(templates)),
    ),
  ],
  contributes: [
    ...ownTemplates.map((each) => contribute(templates, each)),
    contribute(liveTopics, notificationsTopic),
    contributeWith(apiRoutes, [database], listRoute),
    contributeWith(apiRoutes, [database], unreadCountRoute),
    contributeWith(apiRoutes, [database, clock, live], readRoute),
    contributeWith(subscriptions, [notices, maybe(opportunities)], tellApproved),
    contributeWith(subscriptions, [notices, maybe(opportunities)], tellSentBack),
    contributeWith(subscriptions, [notices, maybe(opportunities)], tellRegistered),
    contributeWith(subscriptions, [notices, maybe(opportunities)], tellWithdrawn),
    contributeWith(jobs, [database], purgeReadJob),
    contributeWith(personalData, [database], notificationsPersonalData),
    contribute(personMoves, notificationMove),
  ],
})
