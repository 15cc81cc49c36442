import { contributeWith, defineRuntime, maybe, provide, self } from '../../../kernel/index'
import { clock, database, jobQueue, jobs, outbox, personalData } from '../../data/contract'
import { people } from '../../session/contract'
import { apiRoutes, log } from '../../web/contract'
import { mailer, mailLists } from '../contract'
import { clearBounceRoute, ownBounceRoute, reportBounceRoute } from './bounce-routes'
import { createNoteBounce } from './bounces'
import { createFolderCarrier, createSmtpCarrier } from './carriers'
import { leaveLateJob } from './leave-late-job'
import { leaveRoute } from './leave-route'
import { listMailRoute } from './list-mail-route'
import { mailPersonalData } from './mail-personal-data'
import { createMailer } from './mailer'
import { purgeSentJob } from './purge-sent-job'
import { sendMailJob } from './send-mail-job'
import { mailSettings } from './settings'
import { noteBounce } from './tokens'

export const runtime = defineRuntime({
  provides: [
    provide(mailer, [database, jobQueue, clock, mailSettings], createMailer),
    provide(noteBounce, [database, outbox, clock, maybe(people)], createNoteBounce),
  ],
  contributes: [
    contributeWith(apiRoutes, [database, mailSettings], listMailRoute),
    contributeWith(apiRoutes, [database, clock, self], (database, clock, { view }) =>
      leaveRoute(database, clock, () => view(mailLists)),
    ),
    contributeWith(jobs, [database, log, self], (database, log, { view }) =>
      leaveLateJob(database, () => view(mailLists), log),
    ),
    contributeWith(apiRoutes, [noteBounce, mailSettings], reportBounceRoute),
    contributeWith(apiRoutes, [database, maybe(people)], ownBounceRoute),
    contributeWith(apiRoutes, [database, maybe(people)], clearBounceRoute),
    contributeWith(jobs, [database], purgeSentJob),
    contributeWith(personalData, [database, maybe(people)], mailPersonalData),
    contributeWith(
      jobs,
      [database, clock, jobQueue, log, mailSettings, noteBounce],
      (database, clock, queue, log, settings, noteBounce) => {
        const { smtpUrl, dataDir } = settings
        const carrier = smtpUrl ? createSmtpCarrier(smtpUrl, settings) : createFolderCarrier(dataDir, settings)
        return sendMailJob({ database, clock, queue, log, carrier, noteBounce })
      },
    ),
  ],
})
