import { contribute, contributeWith, provide, self } from '../../../kernel/index'
import { audit, clock, database, jobQueue, jobs, outbox, personalData } from '../../data/contract'
import { mailer } from '../../mail/contract'
import { type ApiRoute, apiRoutes, live, liveTopics, log } from '../../web/contract'
import { news, permissions } from '../contract'
import { claimedNews, claimedRoute, readClaimedRoute } from './claim/claim-routes'
import { sendCodeRoute, useCodeRoute } from './codes/code-routes'
import { sendProofJob, tellOfTriesJob } from './codes/send-proof-job'
import {
  devicesRoute,
  endDeviceRoute,
  logoutDevicesRoute,
  signInEventsRoute,
  timeZoneRoute,
} from './devices/device-routes'
import { addressRoutes } from './addresses/address-routes'
import { answerEmailRoute, askEmailRoute, cancelEmailRoute, giveUpOldRoute } from './email-change/email-change-routes'
import { moveEmailsJob } from './email-change/move-emails-job'
import { unlinkOpenidRoute } from './openid/unlink-openid-route'
import { linkOpenidRoute } from './openid/link-openid-route'
import { beginOpenidRoute, openidCallbackRoute, providersRoute } from './openid/openid-routes'
import {
  keepPasskeyRoute,
  newPasskeyRoute,
  removePasskeyRoute,
  renamePasskeyRoute,
} from './passkeys/own-passkey-routes'
import { askPasskeyRoute, provePasskeyRoute, usePasskeyRoute } from './passkeys/passkey-routes'
import { changePasswordRoute, forgotPasswordRoute, resetPasswordRoute } from './password/password-routes'
import { answerPlaceRoute, newPlacesRoute, placeNews } from './places/place-routes'
import { placeTopic } from './places/place-topic'
import { proveRoute, sendProofCodeRoute } from './proofs/prove-routes'
import { purgeProofsJob } from './purge-proofs-job'
import { createRightsOf, needsFactor } from './rights-of'
import {
  beginFactorRoute,
  confirmFactorRoute,
  passFactorRoute,
  renewCodesRoute,
  turnOffFactorRoute,
} from './second-factor/factor-routes'
import { sessionSettings } from './settings'
import { accountSettingsRoute, keepPhoneRoute, signInSettingsRoute } from './settings-pages/settings-routes'
import { signInPersonalData } from './sign-in-personal-data'
import { createSignInParts, type SignInParts } from './sign-in-parts'
import { locks } from './states-tokens'
import { attemptLimit, emailLapses, passwordRules, passwords, sessions, signInParts } from './tokens'

export const signInProvides = [
  provide(
    signInParts,
    [
      ...([self, database, jobQueue, mailer, outbox, audit, clock, log, live] as const),
      ...([passwords, passwordRules, sessions, attemptLimit, emailLapses, sessionSettings] as const),
    ],
    (
      { view },
      database,
      queue,
      mailer,
      outbox,
      audit,
      clock,
      log,
      live,
      passwords,
      rules,
      sessions,
      limit,
      lapses,
      settings,
    ) => {
      const rightsOf = createRightsOf(() => view(permissions), settings.demo)
      const house = { database, queue, mailer, outbox, audit, clock, log, live }
      return createSignInParts({ ...house, passwords, rules, sessions, limit, lapses, settings, rightsOf })
    },
  ),
]

const routes: readonly ((parts: SignInParts) => ApiRoute)[] = [
  ({ ask }) => sendCodeRoute(ask),
  ({ codes, entry, claims }) => useCodeRoute(codes, entry, claims),
  ({ database }) => claimedRoute(database),
  ({ database }) => readClaimedRoute(database),
  ({ passkeys }) => askPasskeyRoute(passkeys),
  ({ passkeys, entry, database }) => usePasskeyRoute(passkeys, entry, database),
  newPasskeyRoute,
  keepPasskeyRoute,
  renamePasskeyRoute,
  removePasskeyRoute,
  providersRoute,
  beginOpenidRoute,
  openidCallbackRoute,
  linkOpenidRoute,
  unlinkOpenidRoute,
  ({ factor, entry, secure }) => passFactorRoute(factor, entry, secure),
  ({ factor, proofs }) => beginFactorRoute(factor, proofs),
  ({ factor }) => confirmFactorRoute(factor),
  ({ factor, proofs }) => renewCodesRoute(factor, proofs),
  ({ factor, proofs }) => turnOffFactorRoute(factor, proofs),
  ({ ask }) => forgotPasswordRoute(ask),
  ({ passwordChange, entry }) => resetPasswordRoute(passwordChange, entry),
  ({ passwordChange, proofs }) => changePasswordRoute(passwordChange, proofs),
  ({ ask }) => sendProofCodeRoute(ask),
  devicesRoute,
  timeZoneRoute,
  endDeviceRoute,
  logoutDevicesRoute,
  signInEventsRoute,
  ({ places }) => newPlacesRoute(places),
  ({ places }) => answerPlaceRoute(places),
  ({ emailChanges, proofs }) => askEmailRoute(emailChanges, proofs),
  ({ emailChanges, proofs }) => giveUpOldRoute(emailChanges, proofs),
  ({ emailChanges }) => cancelEmailRoute(emailChanges),
  ({ emailChanges }) => answerEmailRoute(emailChanges),
  ...addressRoutes,
  ({ database, clock }) => accountSettingsRoute(database, clock),
  ({ database }) => keepPhoneRoute(database),
  ({ database, providers, settings }) =>
    signInSettingsRoute(database, providers, (account) => needsFactor(account, settings.demo)),
]

export const signInContributes = [
  ...routes.map((route) => contributeWith(apiRoutes, [signInParts], route)),
  contributeWith(apiRoutes, [signInParts, locks], proveRoute),
  contributeWith(apiRoutes, [signInParts, locks], ({ passkeys, proofs }, locks) =>
    provePasskeyRoute(passkeys, proofs, locks),
  ),
  contributeWith(jobs, [signInParts], sendProofJob),
  contributeWith(jobs, [signInParts], ({ database, mailer, audit, publicUrl }) =>
    tellOfTriesJob(database, mailer, audit, publicUrl),
  ),
  contributeWith(jobs, [signInParts], ({ database, emailMoves, lapses }) =>
    moveEmailsJob(database, emailMoves, lapses),
  ),
  contribute(liveTopics, placeTopic),
  contributeWith(news, [signInParts], ({ places }) => placeNews(places)),
  contributeWith(news, [database], claimedNews),
  contributeWith(jobs, [database], purgeProofsJob),
  contributeWith(personalData, [database], signInPersonalData),
]
