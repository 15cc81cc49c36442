import { contributeWith, maybe, provide } from '../../../../kernel/index'
import { audit, clock, database, jobQueue, jobs, outbox, stateMachines, subscriptions } from '../../../data/contract'
import { imitations, opportunities, verifiedOrganizers } from '../../../listings/contract'
import { outlooks, receipts } from '../../../notifications/contract'
import { registrations } from '../../../registrations/contract'
import { people } from '../../../session/contract'
import { apiRoutes } from '../../../web/contract'
import { mayTell, news, senderOf, telling } from '../tokens'
import { createMayTell } from './may-tell'
import { outboxRoute } from './outbox-route'
import { previewRoute } from './preview-route'
import { receiptsRoute } from './receipts-route'
import { releaseNewsJob } from './release-job'
import { sendNewsRoute } from './send-route'
import { createSenderOf } from './sender'
import { onUpdated, tellNewsJob } from './tell-news'
import { undoNewsRoute } from './undo-route'

const own = [database, opportunities, stateMachines, news, clock, outbox, mayTell] as const

export const newsProvisions = [
  provide(mayTell, [maybe(registrations)], createMayTell),
  provide(senderOf, [imitations, verifiedOrganizers], createSenderOf),
]

export const newsContributions = [
  contributeWith(
    apiRoutes,
    [database, opportunities, mayTell, senderOf, clock, maybe(registrations), maybe(outlooks), maybe(people)],
    (database, opportunities, mayTell, senderOf, clock, registrations, outlooks, people) =>
      previewRoute({ database, opportunities, mayTell, senderOf, clock, registrations, outlooks, people }),
  ),
  contributeWith(
    apiRoutes,
    [...own, senderOf, jobQueue, audit],
    (database, opportunities, machines, news, clock, outbox, mayTell, senderOf, jobQueue, audit) =>
      sendNewsRoute({
        ...{ database, opportunities, machines, news, clock, outbox },
        ...{ mayTell, senderOf, jobQueue, audit },
      }),
  ),
  contributeWith(apiRoutes, own, (database, opportunities, machines, news, clock, outbox, mayTell) =>
    undoNewsRoute({ database, opportunities, machines, news, clock, outbox }, mayTell),
  ),
  contributeWith(
    apiRoutes,
    [database, opportunities, mayTell, clock, maybe(people)],
    (database, opportunities, mayTell, clock, people) =>
      outboxRoute({ database, opportunities, mayTell, clock, people }),
  ),
  contributeWith(
    apiRoutes,
    [database, opportunities, mayTell, maybe(receipts), maybe(people)],
    (database, opportunities, mayTell, receipts, people) =>
      receiptsRoute({ database, opportunities, mayTell, receipts, people }),
  ),
  contributeWith(
    jobs,
    [...own, maybe(people)],
    (database, opportunities, machines, news, clock, outbox, mayTell, people) =>
      releaseNewsJob({ database, opportunities, machines, news, clock, outbox, mayTell, people }),
  ),
  contributeWith(subscriptions, [jobQueue], onUpdated),
  contributeWith(
    jobs,
    [database, opportunities, telling, jobQueue, clock, maybe(registrations), maybe(outlooks)],
    (database, opportunities, telling, jobQueue, clock, registrations, outlooks) =>
      tellNewsJob({ database, opportunities, telling, jobQueue, clock, registrations, outlooks }),
  ),
]
