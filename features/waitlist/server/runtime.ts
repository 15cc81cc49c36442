import { contribute, contributeWith, defineRuntime, maybe, provide } from '../../../kernel/index'
import {
  clock,
  database,
  jobs,
  outbox,
  personalData,
  personMoves,
  seeds,
  stateMachines,
  subscriptions,
} from '../../data/contract'
import { consents } from '../../guardians/contract'
import { opportunities } from '../../listings/contract'
import { stakes } from '../../modules/contract'
import { notices, templates } from '../../notifications/contract'
import { registrations, seatQueues } from '../../registrations/contract'
import { eligibilityRules } from '../../rules/contract'
import { people } from '../../session/contract'
import { apiRoutes, live, liveTopics, log } from '../../web/contract'
import { endLinesJob } from './end-lines-job'
import { onConsentTakenBack } from './consent-subscription'
import { createJoin } from './join'
import { createLine } from './line'
import { waitlistTopic } from './live-topic'
import { overSubscriptions } from './over-subscriptions'
import { ownTemplates } from './own-templates'
import { placeMove } from './place-move'
import { joinRoute, leaveRoute, mineRoute, placeRoute } from './place-routes'
import { waitlistQueue } from './seat-queue'
import { settleJob } from './settle-job'
import { onLapsed, onOffered } from './telling'
import { join, line, parts } from './tokens'
import { waitlistPersonalData } from './waitlist-personal-data'
import { waitlistSeed } from './waitlist-seed'
import { waitlistStake } from './waitlist-stake'

export const runtime = defineRuntime({
  provides: [
    provide(
      parts,
      [database, opportunities, registrations, stateMachines, outbox, live, clock, maybe(people), maybe(notices)],
      (database, opportunities, registrations, machines, outbox, live, clock, people, notices) => ({
        ...{ database, opportunities, registrations, machines, outbox, live, clock, people, notices },
      }),
    ),
    provide(line, [parts], createLine),
    provide(join, [parts, line, maybe(eligibilityRules)], createJoin),
  ],
  contributes: [
    contributeWith(seatQueues, [database, line, clock], waitlistQueue),
    contributeWith(apiRoutes, [database, opportunities, clock], placeRoute),
    contributeWith(apiRoutes, [database, opportunities, clock, join, maybe(consents)], joinRoute),
    contributeWith(subscriptions, [database, line], onConsentTakenBack),
    contributeWith(apiRoutes, [database, line], leaveRoute),
    contributeWith(apiRoutes, [database, opportunities, clock], mineRoute),
    ...[settleJob, endLinesJob].map((job) => contributeWith(jobs, [database, opportunities, line, log], job)),
    contributeWith(liveTopics, [opportunities], waitlistTopic),
    ...[onOffered, onLapsed].map((subscription) =>
      contributeWith(subscriptions, [database, opportunities, maybe(notices)], (database, opportunities, notices) =>
        subscription({ database, opportunities, notices }),
      ),
    ),
    ...overSubscriptions.map((subscription) => contributeWith(subscriptions, [line], subscription)),
    ...ownTemplates.map((template) => contribute(templates, template)),
    contributeWith(stakes, [database, opportunities], waitlistStake),
    contributeWith(personalData, [database, line], waitlistPersonalData),
    contributeWith(personMoves, [parts, line], placeMove),
    contributeWith(
      seeds,
      [database, opportunities, registrations, join, maybe(people), maybe(eligibilityRules)],
      (database, opportunities, registrations, join, people, rules) =>
        waitlistSeed({ database, opportunities, registrations, join, people, rules }),
    ),
  ],
})
