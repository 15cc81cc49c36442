import { contribute, defineFeature } from '../../../kernel/index'
import { audit, clock, database, files, jobQueue, looseFiles, migrations, personalRecords } from '../../data/contract'
import { mailer } from '../../mail/contract'
import { accounts, freshProof, people } from '../../session/contract'
import { live, problemSentences } from '../../web/contract'
import { up } from './migrations/0001-requests'
import { up as ownLooseFiles } from './migrations/0002-loose-files'
import { up as noLooseFiles } from './migrations/0003-loose-files'
import { privacySettings } from './settings'

export const privacyServer = defineFeature({
  id: 'privacy',
  requires: [
    accounts,
    audit,
    clock,
    database,
    files,
    freshProof,
    jobQueue,
    live,
    looseFiles,
    mailer,
    people,
    personalRecords,
  ],
  settings: privacySettings,
  contributes: [
    contribute(problemSentences, { id: 'privacy.problems', hi: () => import('../locales/problems.hi.json') }),
    contribute(migrations, { id: 'privacy.0001-requests', up }),
    contribute(migrations, { id: 'privacy.0002-loose-files', up: ownLooseFiles }),
    contribute(migrations, { id: 'privacy.0003-loose-files', up: noLooseFiles }),
  ],
  load: () => import('./runtime'),
})
