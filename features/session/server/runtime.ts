import { contribute, contributeWith, defineRuntime, provide, self } from '../../../kernel/index'
import { audit, clock, database, jobQueue, jobs, outbox, personalData, seeds } from '../../data/contract'
import { mailer } from '../../mail/contract'
import { verbs } from '../../modules/contract'
import { audiences } from '../../notifications/contract'
import { apiRoutes, live, liveTopics, log, subjects } from '../../web/contract'
import { accounts, directory, freshProof, news, people, permissions, phones, zones } from '../contract'
import {
  demoAccountsRoute,
  findPeopleRoute,
  loginRoute,
  logoutRoute,
  meRoute,
  resendVerificationRoute,
  signUpRoute,
  verifyEmailRoute,
} from './account-routes'
import { accountsRoute, switchRoute } from './accounts/switch-routes'
import { switchableSeed } from './accounts/switchable-seed'
import { createAccounts } from './accounts'
import { createAddressLinks } from './claim/address-links'
import { createAttemptLimit } from './attempt-limit'
import { demoSeed } from './demo-seed'
import { createPasswordRules } from './password-rules'
import { findPhone } from './phone-queries'
import { createPasswords } from './passwords'
import { createZones } from './devices/zones'
import { createDirectory } from './directory'
import { createPeople } from './people'
import { purgeSessionsJob } from './purge-sessions-job'
import { peopleSeed } from './seed/people-seed'
import { sessionPersonalData } from './session-personal-data'
import { createRights } from './rights'
import { courseAudience, roleAudience } from './roles/audiences'
import { endGrantsJob } from './roles/end-grants-job'
import { rightsTopic } from './roles/rights-topic'
import { grantRoute, listRightsRoute, permissionTableRoute, personRightsRoute, revokeRoute } from './roles/roles-routes'
import { createEmailLapses } from './email-change/email-lapses'
import { createSessions } from './sessions'
import { isSecure, sessionSettings } from './settings'
import { createRightsOf } from './rights-of'
import { signInContributes, signInProvides } from './sign-in-runtime'
import { createSignUp } from './sign-up'
import { stateContributions, stateProvisions } from './states-runtime'
import { mergeContributions, mergeProvisions } from './merge/merge-runtime'
import { suspensionContributions, suspensionProvisions } from './suspension/suspension-runtime'
import { supportContributions, supportProvisions } from './support/support-runtime'
import { locks, proving } from './states-tokens'
import { sessionSubjects } from './subject-source'
import {
  attemptLimit,
  emailLapses,
  passwordRules,
  passwords,
  rights,
  sessions,
  signInParts,
  verification,
} from './tokens'
import { passwordVerb } from './verbs/password-verb'
import { grantVerb, revokeVerb } from './verbs/right-verbs'
import { usersVerb } from './verbs/users-verb'
import { createVerification } from './verification'
import { verifyPasswordRoute } from './verify-password-route'

export const runtime = defineRuntime({
  provides: [
    ...stateProvisions,
    ...mergeProvisions,
    ...supportProvisions,
    ...suspensionProvisions,
    provide(passwords, [], createPasswords),
    provide(passwordRules, [], createPasswordRules),
    provide(attemptLimit, [database, jobQueue, clock], createAttemptLimit),
    provide(
      emailLapses,
      [database, audit, mailer, clock, sessionSettings],
      (database, audit, mailer, clock, { publicUrl }) => createEmailLapses(database, audit, mailer, clock, publicUrl),
    ),
    provide(
      sessions,
      [self, database, clock, live, outbox, emailLapses, sessionSettings],
      ({ view }, database, clock, live, outbox, lapses, { demo }) => {
        const rules = () => view(permissions)
        return createSessions(database, clock, live, outbox, lapses, rules, createRightsOf(rules, demo))
      },
    ),
    ...signInProvides,
    provide(rights, [database, sessions, audit, clock, live], createRights),
    provide(freshProof, [signInParts], ({ proofs }) => proofs),
    provide(accounts, [database, sessions, clock], createAccounts),
    provide(
      people,
      [self, database, sessions, rights, sessionSettings],
      ({ view }, database, sessions, rights, { demo }) => {
        const known = () => view(permissions)
        return createPeople(database, sessions, rights, createRightsOf(known, demo), known)
      },
    ),
    provide(directory, [database], createDirectory),
    provide(zones, [database], createZones),
    provide(phones, [database], (database) => ({ of: (personId) => findPhone(database.of(), personId) })),
    provide(
      verification,
      [database, mailer, outbox, clock, sessionSettings],
      (database, mailer, outbox, clock, { publicUrl }) =>
        createVerification(database, mailer, outbox, clock, publicUrl),
    ),
  ],
  contributes: [
    ...stateContributions,
    ...mergeContributions,
    ...supportContributions,
    ...suspensionContributions,
    contributeWith(subjects, [sessions, sessionSettings], (sessions, settings) =>
      sessionSubjects(sessions, isSecure(settings)),
    ),
    contributeWith(
      apiRoutes,
      [database, passwords, passwordRules, sessions, proving, mailer, audit, outbox, clock, sessionSettings],
      (database, passwords, rules, sessions, proving, mailer, audit, outbox, clock, settings) =>
        signUpRoute(
          createSignUp({
            database,
            passwords,
            rules,
            sessions,
            proving,
            mailer,
            audit,
            outbox,
            clock,
            publicUrl: settings.publicUrl,
            secure: isSecure(settings),
          }),
          isSecure(settings),
        ),
    ),
    ...signInContributes,
    contributeWith(apiRoutes, [signInParts], ({ signIn, entry }) => loginRoute(signIn, entry)),
    contributeWith(apiRoutes, [database, sessions, audit, sessionSettings], (database, sessions, audit, settings) =>
      logoutRoute(database, sessions, audit, isSecure(settings)),
    ),
    contributeWith(apiRoutes, [database, self, sessionSettings], (database, { view }, { demo, signUpSkipDomains }) =>
      meRoute({
        database,
        rightsOf: createRightsOf(() => view(permissions), demo),
        skipDomains: signUpSkipDomains,
        news: () => view(news),
      }),
    ),
    contributeWith(apiRoutes, [database], accountsRoute),
    contributeWith(apiRoutes, [database, audit], switchRoute),
    contributeWith(apiRoutes, [signInParts, proving, verification], (parts, proving, verification) =>
      verifyEmailRoute(createAddressLinks({ ...parts, proving, verification })),
    ),
    contributeWith(apiRoutes, [database, verification], resendVerificationRoute),
    contributeWith(
      apiRoutes,
      [database, passwords, attemptLimit, locks, signInParts],
      (database, passwords, limit, locks, { proofs }) => verifyPasswordRoute(database, passwords, limit, locks, proofs),
    ),
    contributeWith(apiRoutes, [people], findPeopleRoute),
    contributeWith(apiRoutes, [sessionSettings], ({ demo }) => demoAccountsRoute(demo)),
    contributeWith(apiRoutes, [database, clock], listRightsRoute),
    contributeWith(apiRoutes, [database, audit, self, sessionSettings], (database, audit, { view }, { demo }) => {
      const rules = () => view(permissions)
      return personRightsRoute({ database, audit, permissions: rules, rightsOf: createRightsOf(rules, demo) })
    }),
    contributeWith(apiRoutes, [self], ({ view }) => permissionTableRoute(() => view(permissions))),
    contributeWith(apiRoutes, [database, rights, clock], grantRoute),
    contributeWith(apiRoutes, [database, rights], revokeRoute),
    contribute(liveTopics, rightsTopic),
    contributeWith(jobs, [database], purgeSessionsJob),
    contributeWith(jobs, [database, rights, log], endGrantsJob),
    contributeWith(personalData, [database, sessions, clock], sessionPersonalData),
    ...[roleAudience, courseAudience].map((make) => contributeWith(audiences, [database], make)),
    contributeWith(seeds, [database], demoSeed),
    contributeWith(seeds, [database], switchableSeed),
    contributeWith(seeds, [database], peopleSeed),
    contributeWith(verbs, [database], usersVerb),
    contributeWith(verbs, [database, rights], grantVerb),
    contributeWith(verbs, [database, rights], revokeVerb),
    contributeWith(
      verbs,
      [database, passwords, passwordRules, sessions, audit, attemptLimit, clock],
      (database, passwords, rules, sessions, audit, limit, clock) =>
        passwordVerb({ database, passwords, rules, sessions, audit, limit, clock }),
    ),
  ],
  async start({ get, own }) {
    own(await get(sessions).listen())
  },
})
