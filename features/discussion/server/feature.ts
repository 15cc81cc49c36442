import { contribute, defineFeature } from '../../../kernel/index'
import { audit, clock, database, jobQueue, migrations, outbox, stateMachines } from '../../data/contract'
import { opportunities } from '../../listings/contract'
import { notices } from '../../notifications/contract'
import { registrations } from '../../registrations/contract'
import { people, permissions } from '../../session/contract'
import { live } from '../../web/contract'
import { MODERATE } from './may-moderate'
import { up } from './migrations/0001-post'
import { telling } from './tokens'

export const discussionServer = defineFeature({
  id: 'discussion',
  activates: 'boot',
  provides: [telling],
  requires: [audit, clock, database, jobQueue, live, opportunities, outbox, stateMachines],
  optional: [notices, people, registrations],
  contributes: [
    contribute(migrations, { id: 'discussion.0001-post', up }),
    contribute(permissions, { id: MODERATE, roles: ['admin', 'volunteer'], allows: 'discussion.may.moderate' }),
  ],
  load: () => import('./runtime'),
})
