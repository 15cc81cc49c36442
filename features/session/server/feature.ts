import { contribute, defineFeature } from '../../../kernel/index'
import { audit, clock, database, jobQueue, migrations, outbox, personMerges } from '../../data/contract'
import { mailer } from '../../mail/contract'
import { apiAddresses, live, log, problemSentences, secretParameters } from '../../web/contract'
import {
  accounts,
  assessmentLinks,
  directory,
  findPerson,
  guardTests,
  news,
  freshProof,
  people,
  permissions,
  phones,
  zones,
} from '../contract'
import { up } from './migrations/0001-account'
import { up as usernames } from './migrations/0003-usernames'
import { up as grantTerms } from './migrations/0004-grant-terms'
import { up as switchable } from './migrations/0002-switchable'
import { up as signIn } from './migrations/0010-sign-in'
import { up as limits } from './migrations/0020-limits'
import { up as merge } from './migrations/0040-merge'
import { up as mergeProved } from './migrations/0064-merge-proved'
import { up as outlived } from './migrations/0065-outlived'
import { up as newPlace } from './migrations/0041-new-place'
import { up as codeTicket } from './migrations/0050-code-ticket'
import { up as claimed } from './migrations/0051-claimed'
import { up as suspension } from './migrations/0052-suspension'
import { up as switchableReason } from './migrations/0053-switchable-reason'
import { up as timeZone } from './migrations/0054-time-zone'
import { up as addresses } from './migrations/0060-addresses'
import { up as likeness } from './migrations/0061-likeness'
import { up as browser } from './migrations/0062-browser'
import { up as pendingLink } from './migrations/0063-pending-link'
import { up as supportVisits } from './migrations/0030-support'
import { up as proof } from './migrations/0021-proof'
import { merges } from './merge/merge-token'
import { sessionSettings } from './settings'
import { suspensions } from './suspension/suspension-token'
import { support } from './support/support-token'
import { houseKey, locks, proving, redeemableLinks, shareSignIn, stepsOfSignUp } from './states-tokens'
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

export const sessionServer = defineFeature({
  id: 'session',
  essential: true,
  activates: 'boot',
  points: [news, permissions],
  provides: [
    ...[
      accounts,
      attemptLimit,
      directory,
      emailLapses,
      freshProof,
      passwordRules,
      passwords,
      people,
      phones,
      rights,
      sessions,
      verification,
      zones,
    ],
    ...[assessmentLinks, houseKey, locks, proving, redeemableLinks, shareSignIn, stepsOfSignUp],
    merges,
    signInParts,
    support,
    suspensions,
  ],
  requires: [audit, clock, database, jobQueue, live, log, mailer, outbox, personMerges],
  settings: sessionSettings,
  contributes: [
    contribute(problemSentences, { id: 'session.problems', hi: () => import('../locales/problems.hi.json') }),
    contribute(apiAddresses, { id: 'session.verify-password-address', path: '/api/user/verify-password' }),
    contribute(migrations, { id: 'session.0001-account', up }),
    contribute(migrations, { id: 'session.0002-switchable', up: switchable }),
    contribute(migrations, { id: 'session.0003-usernames', up: usernames }),
    contribute(migrations, { id: 'session.0010-sign-in', up: signIn }),
    contribute(migrations, { id: 'session.0004-grant-terms', up: grantTerms }),
    contribute(migrations, { id: 'session.0020-limits', up: limits }),
    contribute(migrations, { id: 'session.0021-proof', up: proof }),
    contribute(migrations, { id: 'session.0030-support', up: supportVisits }),
    contribute(migrations, { id: 'session.0040-merge', up: merge }),
    contribute(migrations, { id: 'session.0041-new-place', up: newPlace }),
    contribute(migrations, { id: 'session.0050-code-ticket', up: codeTicket }),
    contribute(migrations, { id: 'session.0051-claimed', up: claimed }),
    contribute(migrations, { id: 'session.0052-suspension', up: suspension }),
    contribute(migrations, { id: 'session.0053-switchable-reason', up: switchableReason }),
    contribute(migrations, { id: 'session.0054-time-zone', up: timeZone }),
    contribute(migrations, { id: 'session.0060-addresses', up: addresses }),
    contribute(migrations, { id: 'session.0061-likeness', up: likeness }),
    contribute(migrations, { id: 'session.0062-browser', up: browser }),
    contribute(migrations, { id: 'session.0063-pending-link', up: pendingLink }),
    contribute(migrations, { id: 'session.0064-merge-proved', up: mergeProved }),
    contribute(migrations, { id: 'session.0065-outlived', up: outlived }),
    contribute(apiAddresses, { id: 'session.external-source-address', path: '/api/verify-external-source-data' }),
    contribute(secretParameters, { id: 'session.esd', name: 'esd' }),
    contribute(secretParameters, { id: 'session.esk', name: 'esk' }),
    contribute(secretParameters, { id: 'session.assessment-link', name: 'assessment_link' }),
    contribute(permissions, {
      id: 'session.look-up',
      roles: ['admin'],
      modules: ['users'],
      allows: 'session.may.lookUp',
    }),
    contribute(permissions, {
      id: 'session.see-rights',
      roles: ['admin'],
      modules: ['users'],
      allows: 'session.may.seeRights',
    }),
    contribute(permissions, {
      id: 'session.disable',
      roles: ['admin'],
      modules: ['users'],
      allows: 'session.may.disable',
    }),
    contribute(permissions, { id: 'session.support', roles: ['admin'], allows: 'session.may.support' }),
    contribute(permissions, { id: 'session.merge', roles: ['admin'], allows: 'session.may.merge' }),
    contribute(permissions, { id: 'session.grant', roles: ['admin'], allows: 'session.may.grant' }),
    ...guardTests((subject) => {
      const person = findPerson(subject)
      return person && { ...person, isTemporary: person.limits?.includes('temporary') === true }
    }),
  ],
  load: () => import('./runtime'),
})
