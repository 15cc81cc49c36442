import { contribute, contributeWith, provide } from '../../../../kernel/index'
import { audit, clock, database, personalData } from '../../../data/contract'
import { apiRoutes, callRules, live, liveTopics, log } from '../../../web/contract'
import { isSecure, sessionSettings } from '../settings'
import { news } from '../../contract'
import { sessions } from '../tokens'
import { supportNews } from './support-news'
import { seenRule } from './seen'
import { createSupport } from './support'
import { supportPersonalData } from './support-personal-data'
import {
  answerSupportRoute,
  askSupportRoute,
  beginSupportRoute,
  stopSupportRoute,
  supportNowRoute,
  supportVisitsRoute,
} from './support-routes'
import { support } from './support-token'
import { supportTopic } from './support-topic'

/** Somebody of the house sees an account to help, allowed by its person. */
export const supportProvisions = [provide(support, [database, sessions, audit, live, clock], createSupport)]

export const supportContributions = [
  contributeWith(news, [database, clock], supportNews),
  contribute(liveTopics, supportTopic),
  contributeWith(callRules, [database, clock, log], seenRule),
  contributeWith(apiRoutes, [database, clock], supportVisitsRoute),
  contributeWith(apiRoutes, [support], askSupportRoute),
  contributeWith(apiRoutes, [support], answerSupportRoute),
  contributeWith(apiRoutes, [support, sessionSettings], (support, settings) =>
    beginSupportRoute(support, isSecure(settings)),
  ),
  contributeWith(apiRoutes, [database, clock], supportNowRoute),
  contributeWith(apiRoutes, [database, support, sessionSettings], (database, support, settings) =>
    stopSupportRoute(database, support, isSecure(settings)),
  ),
  contributeWith(personalData, [database], supportPersonalData),
]
