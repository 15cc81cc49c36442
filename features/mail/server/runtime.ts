import { contributeWith, defineRuntime, maybe, provide } from '../../../kernel/index'
import { clock, database, jobQueue, jobs, personalData } from '../../data/contract'
import { people } from '../../session/contract'
import { apiRoutes } from '../../web/contract'
import { mailer } from '../contract'
import { createFolderCarrier, createSmtpCarrier } from './carriers'
import { listMailRoute } from './list-mail-route'
import { mailPersonalData } from './mail-personal-data'
import { createMailer } from './mailer'
import { sendMailJob } from './send-mail-job'
import { mailSettings } from './settings'

export const runtime = defineRuntime({
  provides: [provide(mailer, [database, jobQueue, clock], createMailer)],
  contributes: [
    contributeWith(apiRoutes, [database, mailSettings], listMailRoute),
    contributeWith(personalData, [database, maybe(people)], mailPersonalData),
    contributeWith(jobs, [database, mailSettings], (database, { smtpUrl, dataDir, from }) =>
      sendMailJob(database, smtpUrl ? createSmtpCarrier(smtpUrl, from) : createFolderCarrier(dataDir, from)),
    ),
  ],
})
