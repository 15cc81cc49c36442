import { contribute, defineFeature } from '../../../kernel/index'
import { audit, clock, database, jobQueue, migrations, outbox } from '../../data/contract'
import { mailer } from '../../mail/contract'
import { apiAddresses, live, log } from '../../web/contract'
import { accounts, findPerson, guardTests, people, permissions } from '../contract'
import { up } from './migrations/0001-account'
import { up as usernames } from './migrations/0003-usernames'
import { up as switchable } from './migrations/0002-switchable'
import { up as signIn } from './migrations/0010-sign-in'
import { sessionSettings } from './settings'
import { attemptLimit, passwordRules, passwords, rights, sessions, signInParts, verification } from './tokens'

export const sessionServer = defineFeature({
  id: 'session',
  essential: true,
  activates: 'boot',
  points: [permissions],
  provides: [accounts, attemptLimit, passwordRules, passwords, people, rights, sessions, signInParts, verification],
  requires: [audit, clock, database, jobQueue, live, log, mailer, outbox],
  settings: sessionSettings,
  contributes: [
    contribute(apiAddresses, { id: 'session.verify-password-address', path: '/api/user/verify-password' }),
    contribute(migrations, { id: 'session.0001-account', up }),
    contribute(migrations, { id: 'session.0002-switchable', up: switchable }),
    contribute(migrations, { id: 'session.0003-usernames', up: usernames }),
    contribute(migrations, { id: 'session.0010-sign-in', up: signIn }),
    contribute(permissions, {
      id: 'session.look-up',
      roles: ['admin'],
      modules: ['users'],
      allows: 'session.may.lookUp',
    }),
    ...guardTests(findPerson),
  ],
  load: () => import('./runtime'),
})
