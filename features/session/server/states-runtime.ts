import { contribute, contributeWith, provide } from '../../../kernel/index'
import { audit, clock, database, jobs, outbox, personalData } from '../../data/contract'
import { mailer } from '../../mail/contract'
import { verbs } from '../../modules/contract'
import { apiRoutes, callRules, contentSources } from '../../web/contract'
import { accounts, assessmentLinks } from '../contract'
import { lockRoute } from './inactivity/lock-route'
import { createLocks } from './inactivity/locks'
import { limitRule } from './limit-rule'
import { createHouseKey } from './links/house-key'
import { purgeNoncesJob } from './links/purge-nonces-job'
import { isSecure, sessionSettings } from './settings'
import { shareSignInRoute, verifyShareRoute } from './share-link/share-link-routes'
import { shareLinkVerb } from './share-link/share-link-verb'
import { createShareSignIn } from './share-link/share-sign-in'
import { createProving } from './sign-up-steps/proving'
import {
  changeAddressRoute,
  confirmCodeRoute,
  goToStepRoute,
  sendCodeRoute,
  signUpStateRoute,
  tellWhoRoute,
} from './sign-up-steps/sign-up-step-routes'
import { createSignUpSteps } from './sign-up-steps/sign-up-steps'
import { statesPersonalData } from './states-personal-data'
import { houseKey, locks, proving, redeemableLinks, shareSignIn, stepsOfSignUp } from './states-tokens'
import { assessmentLinkVerb } from './temporary/assessment-link-verb'
import { createAssessmentLinks } from './temporary/assessment-links'
import { redeemLinkRoute, temporaryRoute } from './temporary/temporary-routes'
import { sessions } from './tokens'

/** The states of a session: locked, temporary, come by a partner's link, not through with signing up. */
export const stateProvisions = [
  provide(houseKey, [database, clock], createHouseKey),
  provide(locks, [database, sessions, audit, clock], createLocks),
  provide(
    redeemableLinks,
    [database, houseKey, sessions, audit, clock, sessionSettings],
    (database, key, sessions, audit, clock, { publicUrl }) =>
      createAssessmentLinks(database, key, sessions, audit, clock, publicUrl),
  ),
  provide(assessmentLinks, [redeemableLinks], (links) => links),
  provide(
    proving,
    [database, mailer, sessions, outbox, clock, sessionSettings],
    (database, mailer, sessions, outbox, clock, { publicUrl }) =>
      createProving(database, mailer, sessions, outbox, clock, publicUrl),
  ),
  provide(
    shareSignIn,
    [database, houseKey, sessions, proving, audit, outbox, clock, sessionSettings],
    (database, key, sessions, proving, audit, outbox, clock, settings) => {
      const { partners } = settings
      return createShareSignIn({
        database,
        key,
        sessions,
        proving,
        audit,
        outbox,
        clock,
        partners,
        secure: isSecure(settings),
      })
    },
  ),
  provide(stepsOfSignUp, [database, accounts, sessions, proving, clock], createSignUpSteps),
]

export const stateContributions = [
  contribute(callRules, limitRule),
  contributeWith(apiRoutes, [locks], lockRoute),
  contributeWith(apiRoutes, [redeemableLinks, sessionSettings], (links, settings) =>
    redeemLinkRoute(links, isSecure(settings)),
  ),
  contributeWith(apiRoutes, [database], temporaryRoute),
  contributeWith(apiRoutes, [shareSignIn], verifyShareRoute),
  contributeWith(apiRoutes, [shareSignIn, sessionSettings], (share, settings) =>
    shareSignInRoute(share, isSecure(settings)),
  ),
  contributeWith(contentSources, [sessionSettings], ({ partners }) => ({
    id: 'session.partner-logos',
    directive: 'img-src' as const,
    sources: [...new Set(partners.flatMap(({ logoUrl }) => (logoUrl ? [new URL(logoUrl).origin] : [])))],
  })),
  contributeWith(apiRoutes, [stepsOfSignUp], signUpStateRoute),
  contributeWith(apiRoutes, [stepsOfSignUp, proving], confirmCodeRoute),
  contributeWith(apiRoutes, [stepsOfSignUp, proving], sendCodeRoute),
  contributeWith(apiRoutes, [stepsOfSignUp, proving], changeAddressRoute),
  contributeWith(apiRoutes, [stepsOfSignUp], tellWhoRoute),
  contributeWith(apiRoutes, [stepsOfSignUp], goToStepRoute),
  contributeWith(jobs, [database], purgeNoncesJob),
  contributeWith(personalData, [database], statesPersonalData),
  contributeWith(verbs, [database, assessmentLinks, clock], assessmentLinkVerb),
  contributeWith(verbs, [clock, sessionSettings], (clock, { partners, publicUrl }) =>
    shareLinkVerb(partners, clock, publicUrl),
  ),
]
