import { randomBytes } from 'node:crypto'
import { contribute, contributeWith, defineRuntime, maybe } from '../../../kernel/index'
import { clock, database, jobQueue, jobs, personalData, personMoves, subscriptions } from '../../data/contract'
import { opportunities, searches } from '../../listings/contract'
import { mailer, mailLists } from '../../mail/contract'
import { stakes } from '../../modules/contract'
import { notices, templates, topics } from '../../notifications/contract'
import { people } from '../../session/contract'
import { apiRoutes, live, liveTopics, log } from '../../web/contract'
import { onAccountEnabled } from './account-subscription'
import { alertsPersonalData } from './alerts-personal-data'
import { foundTemplate, foundTopic } from './found-template'
import { alertsTopic } from './live-topic'
import { matchJob, onBecamePublic, onEdited } from './match-job'
import { onMerged } from './merged-subscription'
import { createSearchMove } from './search-move'
import { changeRoute, dropRoute, keepRoute, listRoute, stopRoute } from './search-routes'
import { searchList } from './search-list'
import { sendJob } from './send-job'
import { alertsSettings } from './settings'
import { alertsStake } from './alerts-stake'

const makeToken = () => randomBytes(24).toString('base64url')

export const runtime = defineRuntime({
  contributes: [
    contribute(templates, foundTemplate),
    contribute(topics, foundTopic),
    contribute(liveTopics, alertsTopic),
    ...[listRoute, keepRoute, changeRoute, dropRoute, stopRoute].map((route) =>
      contributeWith(apiRoutes, [database, searches, clock, live], (database, searches, clock, live) =>
        route({ database, searches, clock, live, makeToken }),
      ),
    ),
    contributeWith(subscriptions, [jobQueue], onBecamePublic),
    contributeWith(subscriptions, [jobQueue], onEdited),
    contributeWith(subscriptions, [database, opportunities], onMerged),
    contributeWith(subscriptions, [database, clock], onAccountEnabled),
    contributeWith(jobs, [database, searches, jobQueue, clock], matchJob),
    contributeWith(
      jobs,
      [database, opportunities, searches, people, mailer, clock, log, alertsSettings, maybe(notices)],
      (database, opportunities, searches, people, mailer, clock, log, { publicUrl }, notices) =>
        sendJob({ database, opportunities, searches, people, mailer, clock, log, publicUrl, notices }),
    ),
    contributeWith(mailLists, [database, live], searchList),
    contributeWith(stakes, [database], alertsStake),
    contributeWith(personalData, [database], alertsPersonalData),
    contributeWith(personMoves, [database], createSearchMove),
  ],
})
