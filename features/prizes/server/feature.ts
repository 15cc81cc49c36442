import { contribute, defineFeature } from '../../../kernel/index'
import { database, editions, migrations } from '../../data/contract'
import { opportunities } from '../../listings/contract'
import { up } from './migrations/0001-edition'

export const prizesServer = defineFeature({
  id: 'prizes',
  activates: 'boot',
  requires: [database, editions, opportunities],
  contributes: [contribute(migrations, { id: 'prizes.0001-edition', up })],
  load: () => import('./runtime'),
})
