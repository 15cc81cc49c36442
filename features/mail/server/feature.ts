import { contribute, defineFeature } from '../../../kernel/index'
import { log, problemSentences } from '../../web/contract'
import { clock, database, jobQueue, migrations, outbox } from '../../data/contract'
import { people } from '../../session/contract'
import { mailer, mailLists } from '../contract'
import { up as message } from './migrations/0001-message'
import { up as list } from './migrations/0002-list'
import { up as underWay } from './migrations/0003-under-way'
import { up as refused } from './migrations/0004-refused'
import { up as nextTry } from './migrations/0005-next-try'
import { up as left } from './migrations/0006-left'
import { up as expires } from './migrations/0007-expires'
import { up as sender } from './migrations/0008-sender'
import { mailSettings } from './settings'
import { noteBounce } from './tokens'

export const mailServer = defineFeature({
  id: 'mail',
  essential: true,
  activates: 'boot',
  points: [mailLists],
  provides: [mailer, noteBounce],
  requires: [clock, database, jobQueue, log, outbox],
  optional: [people],
  settings: mailSettings,
  contributes: [
    contribute(problemSentences, { id: 'mail.problems', hi: () => import('../locales/problems.hi.json') }),
    contribute(migrations, { id: 'mail.0001-message', up: message }),
    contribute(migrations, { id: 'mail.0002-list', up: list }),
    contribute(migrations, { id: 'mail.0003-under-way', up: underWay }),
    contribute(migrations, { id: 'mail.0004-refused', up: refused }),
    contribute(migrations, { id: 'mail.0005-next-try', up: nextTry }),
    contribute(migrations, { id: 'mail.0006-left', up: left }),
    contribute(migrations, { id: 'mail.0007-expires', up: expires }),
    contribute(migrations, { id: 'mail.0008-sender', up: sender }),
  ],
  load: () => import('./runtime'),
})
