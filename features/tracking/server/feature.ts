import { contribute, defineFeature } from '../../../kernel/index'
import { clock, database, migrations } from '../../data/contract'
import { up } from './migrations/0001-consent'

export const trackingServer = defineFeature({
  id: 'tracking',
  activates: 'boot',
  requires: [clock, database],
  contributes: [contribute(migrations, { id: 'tracking.0001-consent', up })],
  load: () => import('./runtime'),
})
