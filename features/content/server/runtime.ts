import { contribute, contributeWith, defineRuntime, maybe } from '../../../kernel/index'
import { audit, clock, database, personalData, personMoves, stateMachines } from '../../data/contract'
import { mailer, mailLists } from '../../mail/contract'
import { stakes } from '../../modules/contract'
import { notices, templates, topics } from '../../notifications/contract'
import { ages } from '../../rules/contract'
import { people, permissions } from '../../session/contract'
import { apiRoutes, fixedSitemap, sitemaps } from '../../web/contract'
import { contentPersonalData } from './content-personal-data'
import { letterMove } from './letter-move'
import { letterTemplate, lettersTopic } from './letter-news'
import { listLettersRoute, sendLetterRoute, settleLetterRoute } from './letter-routes'
import { ownLettersRoute } from './own-letters-route'
import { newsletterList } from './newsletter-list'
import { confirmRoute, subscribeRoute, unsubscribeRoute } from './newsletter-routes'
import { chooseNewsletterRoute, ownNewsletterRoute } from './own-newsletter-routes'
import { contentSettings } from './settings'
import { readSubscribers, subscribersFileRoute, subscribersRoute } from './subscriber-routes'
import { contentStake } from './content-stake'

export const runtime = defineRuntime({
  contributes: [
    contributeWith(apiRoutes, [database, mailer, clock, contentSettings], subscribeRoute),
    contributeWith(apiRoutes, [database, clock], confirmRoute),
    contributeWith(apiRoutes, [database, clock], unsubscribeRoute),
    contributeWith(apiRoutes, [database, maybe(people)], ownNewsletterRoute),
    contributeWith(apiRoutes, [database, maybe(people), clock, maybe(ages)], chooseNewsletterRoute),
    contributeWith(permissions, [contentSettings], readSubscribers),
    contributeWith(apiRoutes, [database, clock], subscribersRoute),
    contributeWith(apiRoutes, [database, audit, contentSettings, maybe(people), maybe(ages)], subscribersFileRoute),
    contributeWith(
      apiRoutes,
      [database, stateMachines, clock, mailer, maybe(people), contentSettings],
      sendLetterRoute,
    ),
    contributeWith(apiRoutes, [database], listLettersRoute),
    contributeWith(apiRoutes, [database], ownLettersRoute),
    contributeWith(apiRoutes, [database, stateMachines, audit, clock, maybe(notices)], settleLetterRoute),
    contribute(templates, letterTemplate),
    contribute(topics, lettersTopic),
    contributeWith(mailLists, [database, clock], newsletterList),
    contributeWith(stakes, [database], contentStake),
    contributeWith(personalData, [database, mailer, maybe(people)], contentPersonalData),
    contribute(personMoves, letterMove),
    contribute(
      sitemaps,
      fixedSitemap('content.pages', ['/about/contact-us', '/legal/privacy-policy', '/legal/terms-of-use']),
    ),
  ],
})
