import { contribute, contributeWith, maybe, provide } from '../../../../kernel/index'
import {
  audit,
  clock,
  database,
  jobs,
  personalData,
  personMoves,
  stateMachines,
  subscriptions,
} from '../../../data/contract'
import { awards, listed, triggers } from '../../../gamification/contract'
import { opportunities } from '../../../listings/contract'
import { notices, templates } from '../../../notifications/contract'
import { profileFaces } from '../../../profile/contract'
import { registrations } from '../../../registrations/contract'
import { directory, people } from '../../../session/contract'
import { apiRoutes } from '../../../web/contract'
import { referralMoves, referrals } from '../tokens'
import { allReferralsRoute, referralReportRoute, takeBackRoute } from './admin-routes'
import { appealContributions } from './appeals/appeal-runtime'
import { arrivalRoute, openingRoute } from './arrival-routes'
import { referrerBoardRoute } from './board-route'
import { referralDashboardRoute, referralEntriesRoute } from './code-routes'
import { ownReferralListRoute, ownReferralsRoute, referralTermsRoute } from './own-routes'
import { createReferralMoves } from './referral-moves'
import { referralPersonalData } from './referral-personal-data'
import { referredMove, referrerMove } from './referral-person-moves'
import { createReferralRewards, referralTrigger } from './referral-rewards'
import { onRegistered, onWithdrawn } from './referral-subscriptions'
import { createReferrals } from './referrals'
import { settleReferralsJob } from './settle-referrals-job'
import { takenBackTemplate } from './taken-back-template'

export const referralProvisions = [
  provide(referralMoves, [database, stateMachines, clock, maybe(awards)], (database, machines, clock, awards) =>
    createReferralMoves({ database, machines, clock, rewards: createReferralRewards(awards) }),
  ),
  provide(
    referrals,
    [database, stateMachines, directory, referralMoves, maybe(registrations), clock],
    (database, machines, directory, moves, registrations, clock) =>
      createReferrals({ database, machines, directory, moves, registrations, clock }),
  ),
]

export const referralContributions = [
  contributeWith(apiRoutes, [database, maybe(opportunities), clock], (database, opportunities, clock) =>
    openingRoute({ database, opportunities, clock }),
  ),
  contributeWith(apiRoutes, [referrals], arrivalRoute),
  contributeWith(apiRoutes, [database, people, maybe(profileFaces), clock], (database, people, faces, clock) =>
    ownReferralsRoute({ database, people, faces, clock }),
  ),
  contributeWith(apiRoutes, [database, people, maybe(profileFaces)], (database, people, faces) =>
    ownReferralListRoute({ database, people, faces }),
  ),
  contributeWith(apiRoutes, [maybe(awards)], referralTermsRoute),
  ...[referralDashboardRoute, referralEntriesRoute].map((route) =>
    contributeWith(
      apiRoutes,
      [database, people, maybe(opportunities), clock],
      (database, people, opportunities, clock) => route({ database, people, opportunities, clock }),
    ),
  ),
  contributeWith(
    apiRoutes,
    [database, people, directory, maybe(profileFaces), maybe(listed), clock],
    (database, people, directory, faces, listed, clock) =>
      referrerBoardRoute({ database, people, directory, faces, listed, clock }),
  ),
  ...[referralReportRoute, allReferralsRoute].map((route) =>
    contributeWith(apiRoutes, [database, people, clock], (database, people, clock) =>
      route({ database, people, clock }),
    ),
  ),
  contributeWith(
    apiRoutes,
    [database, referralMoves, audit, clock, maybe(notices)],
    (database, moves, audit, clock, notices) => takeBackRoute({ database, moves, audit, clock, notices }),
  ),
  contribute(templates, takenBackTemplate),
  ...appealContributions,
  contribute(triggers, referralTrigger),
  contributeWith(subscriptions, [referrals], onRegistered),
  contributeWith(subscriptions, [referrals], onWithdrawn),
  contributeWith(jobs, [database, referrals, clock], settleReferralsJob),
  contributeWith(personalData, [database, referralMoves], referralPersonalData),
  // The last one moves first: what was given is taken back from whoever has it, before referrals change their referrer.
  contribute(personMoves, referrerMove),
  contributeWith(personMoves, [database, referralMoves], referredMove),
]
