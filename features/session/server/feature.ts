import { contribute, defineFeature } from '../../../kernel/index'
import { audit, clock, database, migrations, outbox } from '../../data/contract'
import { mailer } from '../../mail/contract'
import { apiAddresses, live } from '../../web/contract'
import { accounts, findPerson, guardTests, passwordCheck, people, permissions } from '../contract'
import { up } from './migrations/0001-account'
import { up as usernames } from './migrations/0003-usernames'
import { up as grantTerms } from './migrations/0004-grant-terms'
import { up as switchable } from './migrations/0002-switchable'
import { sessionSettings } from './settings'
import { attemptLimit, passwordRules, passwords, rights, sessions, verification } from './tokens'

export const sessionServer = defineFeature({
  id: 'session',
  essential: true,
  activates: 'boot',
  points: [permissions],
  provides: [accounts, attemptLimit, passwordCheck, passwordRules, passwords, people, rights, sessions, verification],
  requires: [audit, clock, database, live, mailer, outbox],
  settings: sessionSettings,
  contributes: [
    contribute(apiAddresses, { id: 'session.verify-password-address', path: '/api/user/verify-password' }),
    contribute(migrations, { id: 'session.0001-account', up }),
    contribute(migrations, { id: 'session.0002-switchable', up: switchable }),
    contribute(migrations, { id: 'session.0003-usernames', up: usernames }),
    contribute(migrations, { id: 'session.0004-grant-terms', up: grantTerms }),
    contribute(permissions, {
      id: 'session.look-up',
      roles: ['admin'],
      modules: ['users'],
      allows: 'session.may.lookUp',
    }),
    contribute(permissions, { id: 'session.grant', roles: ['admin'], allows: 'session.may.grant' }),
    ...guardTests(findPerson),
  ],
  load: () => import('./runtime'),
})
