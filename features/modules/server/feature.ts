import { contribute, defineFeature } from '../../../kernel/index'
import { audit, clock, database, migrations } from '../../data/contract'
import { house } from '../../web/contract'
import { people } from '../../session/contract'
import { switchStore, verbRunner, verbs } from '../contract'
import { up } from './migrations/0001-switch'

export const modulesServer = defineFeature({
  id: 'modules',
  essential: true,
  activates: 'boot',
  points: [verbs],
  provides: [switchStore, verbRunner],
  requires: [audit, clock, database, house],
  optional: [people],
  contributes: [contribute(migrations, { id: 'modules.0001-switch', up })],
  load: () => import('./runtime'),
})
