import { contributeWith, provide, self } from '../../../../kernel/index'
import { clock, database, jobQueue, jobs } from '../../../data/contract'
import { mailer } from '../../../mail/contract'
import { people } from '../../../session/contract'
import { apiRoutes } from '../../../web/contract'
import { channels, receipts, templates, topics } from '../../contract'
import { fallBackJob } from './fall-back-job'
import { createReceipts, createWaysOf } from './receipts'
import { listReceiptsRoute } from './receipts-route'

export const receiptProvisions = [provide(receipts, [database, mailer, clock], createReceipts)]

export const receiptContributions = [
  contributeWith(apiRoutes, [database, receipts], listReceiptsRoute),
  contributeWith(
    jobs,
    [database, clock, jobQueue, mailer, people, self],
    (database, clock, queue, mailer, people, { view }) =>
      fallBackJob({
        ...{ database, clock, queue, mailer, people },
        waysOf: createWaysOf(database, mailer, clock),
        templates: () => view(templates),
        topics: () => view(topics),
        channels: () => view(channels),
      }),
  ),
]
