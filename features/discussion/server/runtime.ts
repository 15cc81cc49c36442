import { contribute, contributeWith, defineRuntime, maybe, provide } from '../../../kernel/index'
import {
  audit,
  clock,
  database,
  editions,
  outbox,
  personalData,
  personMoves,
  seeds,
  stateMachines,
  subscriptions,
} from '../../data/contract'
import { consents } from '../../guardians/contract'
import { opportunities } from '../../listings/contract'
import { draftParts } from '../../manage/contract'
import { stakes } from '../../modules/contract'
import { notices, templates, topics } from '../../notifications/contract'
import { people } from '../../session/contract'
import { apiRoutes, live, liveTopics, sharedCache } from '../../web/contract'
import { casesRoute } from './cases-route'
import { discussionPersonalData } from './discussion-personal-data'
import { createAreEnough } from './counted-reports'
import { discussionSeed } from './discussion-seed'
import { faqDraftPart, faqMove, faqRoute } from './faqs'
import { faqSeed } from './faq-seed'
import { onApproved, onClosed, onSentBack } from './listing-decisions'
import { reportListingRoute } from './listing-reports'
import { createNews, discussionTopic } from './live-topic'
import { pinRoute, takeBackRoute } from './own-routes'
import { onMerged } from './merged-subscription'
import { ownTemplates, ownTopic } from './own-templates'
import { postMove } from './post-move'
import { newsRoute } from './news/news-route'
import { readRoute } from './read-route'
import { decideRoute, reportRoute } from './report-routes'
import { answerRoute, sayRoute } from './say-routes'
import { createTelling } from './telling'
import { newsContributions, newsProvisions } from './news/news-runtime'
import { news, telling } from './tokens'
import { discussionStake } from './discussion-stake'

const own = [database, opportunities, stateMachines, news, clock, outbox] as const

export const runtime = defineRuntime({
  provides: [
    provide(telling, [maybe(notices)], createTelling),
    provide(news, [live, sharedCache], createNews),
    ...newsProvisions,
  ],
  contributes: [
    ...[readRoute, newsRoute].map((route) =>
      contributeWith(apiRoutes, [database, opportunities, maybe(people)], route),
    ),
    ...[sayRoute, answerRoute].map((route) =>
      contributeWith(
        apiRoutes,
        [...own, telling, maybe(consents)],
        (database, opportunities, machines, news, clock, outbox, telling, consents) =>
          route(opportunities, { database, machines, outbox, news, clock, telling }, consents),
      ),
    ),
    contributeWith(apiRoutes, own, (database, opportunities, machines, news, clock, outbox) =>
      pinRoute({ database, opportunities, machines, outbox, news, clock }),
    ),
    contributeWith(
      apiRoutes,
      [...own, maybe(people)],
      (database, opportunities, machines, news, clock, outbox, people) =>
        reportRoute({ database, opportunities, machines, outbox, news, clock }, createAreEnough(people)),
    ),
    contributeWith(
      apiRoutes,
      [...own, maybe(people), telling],
      (database, opportunities, machines, news, clock, outbox, people, telling) =>
        reportListingRoute(
          { database, opportunities, machines, outbox, news, clock },
          createAreEnough(people),
          telling,
        ),
    ),
    contributeWith(
      apiRoutes,
      [...own, audit, telling],
      (database, opportunities, machines, news, clock, outbox, audit, telling) =>
        decideRoute({ database, opportunities, machines, outbox, news, clock }, audit, telling),
    ),
    contributeWith(apiRoutes, [...own, telling], (database, opportunities, machines, news, clock, outbox, telling) =>
      takeBackRoute({ database, opportunities, machines, outbox, news, clock }, telling),
    ),
    ...[onApproved, onClosed, onMerged, onSentBack].map((subscription) =>
      contributeWith(
        subscriptions,
        [...own, telling],
        (database, opportunities, machines, news, clock, outbox, telling) =>
          subscription({ database, opportunities, machines, outbox, news, clock }, telling),
      ),
    ),
    contributeWith(apiRoutes, [database, opportunities, maybe(people)], casesRoute),
    contributeWith(liveTopics, [opportunities], discussionTopic),
    ...newsContributions,
    ...ownTemplates.map((template) => contribute(templates, template)),
    contributeWith(apiRoutes, [editions, opportunities], faqRoute),
    contributeWith(draftParts, [editions], faqDraftPart),
    contributeWith(stakes, [database], discussionStake),
    contributeWith(personalData, [database, editions, stateMachines], discussionPersonalData),
    contribute(topics, ownTopic),
    contribute(personMoves, postMove),
    contribute(personMoves, faqMove),
    contributeWith(seeds, [database, editions, opportunities], faqSeed),
    contributeWith(seeds, [database, opportunities, stateMachines, maybe(people)], discussionSeed),
  ],
})
