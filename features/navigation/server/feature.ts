import { contribute, defineFeature } from '../../../kernel/index'
import { audit, clock, database, migrations } from '../../data/contract'
import { permissions } from '../../session/contract'
import { problemSentences, sharedCache } from '../../web/contract'
import { EDIT_LINKS } from './may-edit'
import { up } from './migrations/0001-link-set'

export const navigationServer = defineFeature({
  id: 'navigation',
  activates: 'boot',
  requires: [audit, clock, database, sharedCache],
  contributes: [
    contribute(problemSentences, { id: 'navigation.problems', hi: () => import('../locales/problems.hi.json') }),
    contribute(migrations, { id: 'navigation.0001-link-set', up }),
    contribute(permissions, { id: EDIT_LINKS, roles: ['admin'], allows: 'navigation.may.editLinks' }),
  ],
  load: () => import('./runtime'),
})
