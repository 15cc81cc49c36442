import { contribute, contributeWith, defineRuntime } from '../../../kernel/index'
import {
  audit,
  clock,
  database,
  files,
  jobQueue,
  jobs,
  looseFiles,
  personalData,
  personalRecords,
  subscriptions,
} from '../../data/contract'
import { mailer } from '../../mail/contract'
import { stakes } from '../../modules/contract'
import { accounts, freshProof, news, people } from '../../session/contract'
import { type ApiRoute, apiRoutes, live, liveTopics } from '../../web/contract'
import { keepClaimed } from './claimed-subscription'
import { eraseDueJob } from './erase-due-job'
import { erasureNews } from './erasure-news'
import { askErasureRoute, stopErasureRoute } from './erasure-routes'
import { exportJob } from './export-job'
import { archiveRoute, askExportRoute, type ExportRouteParts, openArchiveRoute, overviewRoute } from './export-routes'
import { privacyTopic } from './live-topic'
import { privacyPersonalData } from './privacy-personal-data'
import { purgeExportsJob } from './purge-exports-job'
import { privacySettings } from './settings'
import { privacyStake } from './privacy-stake'

export const runtime = defineRuntime({
  contributes: [
    contribute(liveTopics, privacyTopic),
    contributeWith(news, [database], erasureNews),
    contributeWith(apiRoutes, [database, accounts, clock], overviewRoute),
    ...[askExportRoute, openArchiveRoute, archiveRoute].map((route: (parts: ExportRouteParts) => ApiRoute) =>
      contributeWith(
        apiRoutes,
        [database, freshProof, jobQueue, files, audit, clock],
        (database, proof, queue, files, audit, clock) => route({ database, proof, queue, files, audit, clock }),
      ),
    ),
    contributeWith(
      apiRoutes,
      [accounts, database, freshProof, mailer, audit, clock, live, privacySettings],
      (accounts, database, proof, mailer, audit, clock, live, { publicUrl }) =>
        askErasureRoute({ accounts, database, proof, mailer, audit, clock, live, publicUrl }),
    ),
    contributeWith(apiRoutes, [database, audit, live], stopErasureRoute),
    contributeWith(subscriptions, [database, audit, live], keepClaimed),
    contributeWith(
      jobs,
      [database, personalRecords, files, looseFiles, mailer, people, live, privacySettings],
      (database, records, files, looseFiles, mailer, people, live, { publicUrl }) =>
        exportJob({ database, records, files, looseFiles, mailer, people, live, publicUrl }),
    ),
    contributeWith(jobs, [database, files, live], purgeExportsJob),
    contributeWith(jobs, [database, personalRecords, audit], eraseDueJob),
    contributeWith(stakes, [database], privacyStake),
    contributeWith(personalData, [database, looseFiles], privacyPersonalData),
  ],
})
