import { contribute, contributeWith, defineRuntime, maybe, provide, self } from '../../../kernel/index'
import { audit, clock, database, jobQueue, jobs, personalData, personMoves, subscriptions } from '../../data/contract'
import { opportunities } from '../../listings/contract'
import { mailer, mailLists } from '../../mail/contract'
import { stakes } from '../../modules/contract'
import { registrations } from '../../registrations/contract'
import { people } from '../../session/contract'
import { keptRecords } from '../../tracking/contract'
import { apiRoutes, live, liveTopics, log } from '../../web/contract'
import { channels, crowds, followers, notices, templates, topics } from '../contract'
import { campaignContributions } from './campaigns/campaign-runtime'
import { closingTemplate } from './deadlines/closing-template'
import { deadlineJob, isForThem, isStale } from './deadlines/deadline-job'
import { onMerged } from './deadlines/merged-subscription'
import { outlookProvisions } from './outlook/outlook-runtime'
import { tellApproved, tellSentBack } from './decision-subscriptions'
import { dropDeadRoute, listDeadRoute, retryDeadRoute } from './delivering/dead-routes'
import { deliverJob } from './delivering/deliver-job'
import { mailChannel } from './delivering/mail-channel'
import { notificationList } from './delivering/mail-list'
import { tellBounced } from './delivering/bounce-subscription'
import { keptMessages } from './kept'
import { notificationsTopic } from './live-topic'
import { notificationMove } from './notification-move'
import { listRoute, readRoute, unreadCountRoute, unreadRoute } from './notification-routes'
import { notificationsPersonalData } from './notifications-personal-data'
import { ownTemplates } from './own-templates'
import { ownTopics } from './preferences/own-topics'
import { chooseRoute, preferencesRoute, rhythmRoute } from './preferences/preference-routes'
import { testRoute } from './preferences/test-route'
import { purgeReadJob } from './purge-read-job'
import { participantContributions } from './participants/participant-runtime'
import { createCrowds } from './participants/tell-participants-job'
import { pushContributions, pushProvisions } from './push/push-runtime'
import { receiptContributions, receiptProvisions } from './receipts/receipt-runtime'
import { tellRegistered, tellWithdrawn } from './registration-subscriptions'
import { notificationsSettings } from './settings'
import { createNotices } from './telling/notices'
import { notificationsStake } from './notifications-stake'

export const runtime = defineRuntime({
  provides: [
    ...pushProvisions,
    ...receiptProvisions,
    ...outlookProvisions,
    provide(crowds, [jobQueue], createCrowds),
    provide(notices, [database, live, clock, jobQueue, self], (database, live, clock, queue, { view }) =>
      createNotices({
        ...{ database, live, clock, queue },
        templates: () => view(templates),
        topics: () => view(topics),
        channels: () => view(channels),
      }),
    ),
  ],
  contributes: [
    ...[...ownTemplates, closingTemplate].map((each) => contribute(templates, each)),
    ...ownTopics.map((each) => contribute(topics, { ...each, order: -1 })),
    contributeWith(
      channels,
      [database, mailer, people, notificationsSettings, self],
      (database, mailer, people, { publicUrl }, { view }) =>
        mailChannel(
          ...([database, mailer, people, publicUrl] as const),
          () => view(topics),
          () => view(templates),
        ),
    ),
    contributeWith(mailLists, [database, people, self], (database, people, { view }) =>
      notificationList(database, people, () => view(topics)),
    ),
    contributeWith(subscriptions, [notices], tellBounced),
    contribute(liveTopics, notificationsTopic),
    contributeWith(apiRoutes, [database], listRoute),
    contributeWith(apiRoutes, [database], unreadCountRoute),
    contributeWith(apiRoutes, [database, clock, live], readRoute),
    contributeWith(apiRoutes, [database, live], unreadRoute),
    ...[preferencesRoute, chooseRoute, rhythmRoute].map((route) =>
      contributeWith(apiRoutes, [database, mailer, self], (database, mailer, { view }) =>
        route({ database, mailer, topics: () => view(topics), channels: () => view(channels) }),
      ),
    ),
    contributeWith(apiRoutes, [database, people, self], (database, people, { view }) =>
      listDeadRoute({ database, people, channels: () => view(channels) }),
    ),
    contributeWith(apiRoutes, [database, clock, audit], retryDeadRoute),
    contributeWith(apiRoutes, [database, clock, audit], dropDeadRoute),
    contributeWith(apiRoutes, [database, notices, clock], testRoute),
    ...campaignContributions,
    ...pushContributions,
    ...receiptContributions,
    ...participantContributions,
    contributeWith(subscriptions, [notices, maybe(opportunities)], tellApproved),
    contributeWith(subscriptions, [notices, maybe(opportunities)], tellSentBack),
    contributeWith(subscriptions, [notices, maybe(opportunities), maybe(registrations)], tellRegistered),
    contributeWith(subscriptions, [notices, maybe(opportunities), maybe(registrations)], tellWithdrawn),
    contributeWith(
      jobs,
      [database, clock, log, people, maybe(opportunities), self],
      (database, clock, log, people, opportunities, { view }) =>
        deliverJob({
          ...{ database, clock, log },
          isOpen: async (personId) => (await people.asSubject(personId)) !== undefined,
          topics: () => view(topics),
          channels: () => view(channels),
          isStale: (tx, row) => isStale({ opportunities, followers: () => view(followers) }, tx, row),
          isForThem: (row) => isForThem({ opportunities }, row),
        }),
    ),
    contributeWith(
      jobs,
      [database, notices, clock, maybe(opportunities), self],
      (database, notices, clock, opportunities, { view }) =>
        deadlineJob({ database, notices, clock, opportunities, followers: () => view(followers) }),
    ),
    contributeWith(subscriptions, [database, clock, maybe(opportunities)], onMerged),
    contributeWith(jobs, [database], purgeReadJob),
    ...keptMessages.map((each) => contributeWith(keptRecords, [database], each)),
    contributeWith(stakes, [database], notificationsStake),
    contributeWith(personalData, [database, mailer, clock], notificationsPersonalData),
    contribute(personMoves, notificationMove),
  ],
})
