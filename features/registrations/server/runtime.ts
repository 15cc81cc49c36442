import { randomBytes } from 'node:crypto'
import { contribute, contributeWith, defineRuntime, maybe, provide, self } from '../../../kernel/index'
import {
  audit,
  clock,
  database,
  outbox,
  personalData,
  personMoves,
  seeds,
  stateMachines,
  subscriptions,
} from '../../data/contract'
import { consents } from '../../guardians/contract'
import { admissions, interests, keptSeats, opportunities } from '../../listings/contract'
import { mailer } from '../../mail/contract'
import { stakes } from '../../modules/contract'
import { followers } from '../../notifications/contract'
import { profileRecords } from '../../profile/contract'
import { eligibilityRules } from '../../rules/contract'
import { outcomes } from '../../saved/contract'
import { people, phones } from '../../session/contract'
import { followedSources } from '../../tracking/contract'
import { uploadPurposes, uploads } from '../../uploads/contract'
import { apiRoutes, fixedSitemap, live, liveTopics, sitemaps } from '../../web/contract'
import { registrations, seatQueues } from '../contract'
import { answerPurpose } from './answer-purpose'
import { exportRoute } from './export-route'
import { filesRoute } from './files-route'
import { formRoute, standingRoute } from './form-routes'
import { registeredInterest } from './registered-interest'
import { registrationsTopic } from './live-topic'
import { agreedRoute } from './agreed-route'
import { enteredRoute, mineForRoute, mineRoute, receiptRoute } from './own-routes'
import { createAnswerLate } from './late/answer-late'
import { answerLateRoute } from './late/answer-late-route'
import { createRegister } from './register'
import { registerRoute, withdrawRoute } from './register-route'
import { onConsentTakenBack } from './consent-subscription'
import { registeredOutcome } from './registered-outcome'
import { registrantsRoute } from './registrants-route'
import { registeredFollowed } from './registered-followed'
import { registeredFollowers } from './registered-followers'
import { createRegistrations } from './registrations'
import { registrationMove } from './registration-move'
import { registrationsPersonalData } from './registrations-personal-data'
import { registrationsSeed } from './registrations-seed'
import { registrationsSettings } from './settings'
import { createSeal } from './seal'
import { sealKeyRoute } from './seal-route'
import { createSeats } from './seats'
import { leave, register, seal, seats, withdraw } from './tokens'
import { takingPart } from './taking-part'
import { createLeave, createWithdraw } from './withdraw'
import { registrationsStake } from './registrations-stake'

export const runtime = defineRuntime({
  provides: [
    provide(seats, [opportunities, self], (opportunities, { view }) =>
      createSeats(opportunities, () => view(seatQueues)),
    ),
    provide(
      register,
      [
        database,
        opportunities,
        seats,
        stateMachines,
        outbox,
        mailer,
        clock,
        maybe(eligibilityRules),
        maybe(uploads),
        registrationsSettings,
      ],
      (database, opportunities, seats, machines, outbox, mailer, clock, rules, uploads, { publicUrl }) =>
        createRegister({
          ...{ database, opportunities, seats, machines, outbox, mailer, clock, rules, uploads, publicUrl },
          random: randomBytes,
        }),
    ),
    provide(leave, [database, seats, stateMachines, outbox], createLeave),
    provide(withdraw, [database, opportunities, leave, clock], createWithdraw),
    provide(registrations, [database], createRegistrations),
    provide(seal, [database], createSeal),
  ],
  contributes: [
    contributeWith(apiRoutes, [register, live, opportunities, maybe(consents)], registerRoute),
    contributeWith(subscriptions, [database, opportunities, leave, clock, live], onConsentTakenBack),
    contributeWith(apiRoutes, [withdraw, database, live], withdrawRoute),
    contributeWith(apiRoutes, [database, opportunities, clock, maybe(eligibilityRules)], mineRoute),
    contributeWith(apiRoutes, [database], enteredRoute),
    contributeWith(apiRoutes, [database], agreedRoute),
    contributeWith(apiRoutes, [database], mineForRoute),
    contributeWith(
      apiRoutes,
      [database, opportunities, seats, clock, seal, audit, maybe(eligibilityRules), maybe(uploads)],
      receiptRoute,
    ),
    contributeWith(
      apiRoutes,
      [database, opportunities, clock, maybe(uploads), live],
      (database, opportunities, clock, uploads, live) =>
        answerLateRoute(createAnswerLate(database, opportunities, clock, uploads), live),
    ),
    contributeWith(apiRoutes, [seal], sealKeyRoute),
    contributeWith(apiRoutes, [opportunities, seats, clock], standingRoute),
    contributeWith(
      apiRoutes,
      [
        database,
        opportunities,
        seats,
        clock,
        maybe(eligibilityRules),
        maybe(profileRecords),
        maybe(phones),
        maybe(uploads),
      ],
      formRoute,
    ),
    contributeWith(apiRoutes, [database, opportunities, clock, maybe(uploads)], registrantsRoute),
    contributeWith(apiRoutes, [database, opportunities, audit, clock, registrationsSettings], exportRoute),
    contributeWith(apiRoutes, [database, opportunities, audit, clock, maybe(uploads)], filesRoute),
    contributeWith(uploadPurposes, [database, opportunities, clock, maybe(uploads)], answerPurpose),
    contributeWith(admissions, [database], takingPart),
    contributeWith(keptSeats, [seats], ({ keptUntil }) => ({
      id: 'registrations.kept',
      among: async (opportunityIds, personId) => new Set((await keptUntil(opportunityIds, personId)).keys()),
    })),
    contributeWith(interests, [database], registeredInterest),
    contributeWith(outcomes, [database], registeredOutcome),
    contribute(sitemaps, fixedSitemap('registrations.pages', ['/receipts/verify'])),
    contributeWith(liveTopics, [opportunities], registrationsTopic),
    contributeWith(stakes, [database, opportunities], registrationsStake),
    contributeWith(personalData, [database, seats, live, audit, maybe(uploads)], registrationsPersonalData),
    contributeWith(personMoves, [database, seats, stateMachines, outbox, live], registrationMove),
    contributeWith(followers, [database], registeredFollowers),
    contributeWith(followedSources, [database], registeredFollowed),
    contributeWith(seeds, [register, opportunities, maybe(people)], registrationsSeed),
  ],
})
