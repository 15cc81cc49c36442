import { contribute, defineFeature } from '../../../kernel/index'
import { audit, clock, database, migrations, outbox, stateMachines } from '../../data/contract'
import { consents } from '../../guardians/contract'
import { opportunities } from '../../listings/contract'
import { mailer } from '../../mail/contract'
import { profileRecords } from '../../profile/contract'
import { eligibilityRules } from '../../rules/contract'
import { people, permissions, phones } from '../../session/contract'
import { uploads } from '../../uploads/contract'
import { live, problemSentences } from '../../web/contract'
import { registrations, seatQueues } from '../contract'
import { SEE_ALL } from './may-manage'
import { up } from './migrations/0001-registration'
import { up as rules } from './migrations/0002-rules'
import { up as sealedFor } from './migrations/0003-sealed-for'
import { up as sealingKey } from './migrations/0004-sealing-key'
import { up as agreedNote } from './migrations/0005-agreed-note'
import { up as lateAnswers } from './migrations/0006-late-answers'
import { up as sealVersion } from './migrations/0007-seal-version'
import { registrationsSettings } from './settings'
import { leave, register, seal, seats, withdraw } from './tokens'

export const registrationsServer = defineFeature({
  id: 'registrations',
  activates: 'boot',
  points: [seatQueues],
  provides: [leave, register, registrations, seal, seats, withdraw],
  requires: [audit, clock, database, live, mailer, opportunities, outbox, stateMachines],
  optional: [consents, eligibilityRules, people, phones, profileRecords, uploads],
  settings: registrationsSettings,
  contributes: [
    contribute(problemSentences, { id: 'registrations.problems', hi: () => import('../locales/problems.hi.json') }),
    contribute(migrations, { id: 'registrations.0001-registration', up }),
    contribute(migrations, { id: 'registrations.0002-rules', up: rules }),
    contribute(migrations, { id: 'registrations.0003-sealed-for', up: sealedFor }),
    contribute(migrations, { id: 'registrations.0004-sealing-key', up: sealingKey }),
    contribute(migrations, { id: 'registrations.0005-agreed-note', up: agreedNote }),
    contribute(migrations, { id: 'registrations.0006-late-answers', up: lateAnswers }),
    contribute(migrations, { id: 'registrations.0007-seal-version', up: sealVersion }),
    contribute(permissions, { id: 'registrations.create', roles: ['user'], allows: 'registrations.may.create' }),
    contribute(permissions, { id: SEE_ALL, roles: ['admin'], allows: 'registrations.may.seeAll' }),
  ],
  load: () => import('./runtime'),
})
