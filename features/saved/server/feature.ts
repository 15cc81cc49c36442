import { contribute, defineFeature } from '../../../kernel/index'
import { clock, database, migrations } from '../../data/contract'
import { opportunities } from '../../listings/contract'
import { people } from '../../session/contract'
import { live } from '../../web/contract'
import { up } from './migrations/0001-watch'

export const savedServer = defineFeature({
  id: 'saved',
  requires: [clock, database, live, opportunities, people],
  contributes: [contribute(migrations, { id: 'saved.0001-watch', up })],
  load: () => import('./runtime'),
})
