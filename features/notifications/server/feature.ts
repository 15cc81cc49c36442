import { contribute, defineFeature } from '../../../kernel/index'
import { clock, database, migrations } from '../../data/contract'
import { opportunities } from '../../listings/contract'
import { live } from '../../web/contract'
import { notices, templates } from '../contract'
import { up } from './migrations/0001-notification'

export const notificationsServer = defineFeature({
  id: 'notifications',
  points: [templates],
  provides: [notices],
  requires: [clock, database, live],
  optional: [opportunities],
  contributes: [contribute(migrations, { id: 'notifications.0001-notification', up })],
  load: () => import('./runtime'),
})
