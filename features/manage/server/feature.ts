import { contribute, defineFeature } from '../../../kernel/index'
import { audit, clock, database, migrations } from '../../data/contract'
import { approvalWaits, imitations, opportunities, sources, verifiedOrganizers } from '../../listings/contract'
import { mailer } from '../../mail/contract'
import { crowds, notices } from '../../notifications/contract'
import { registrations } from '../../registrations/contract'
import { people, permissions } from '../../session/contract'
import { live, problemSentences, sanitiser, sharedCache } from '../../web/contract'
import { draftParts, impacts } from '../contract'
import { up } from './migrations/0001-draft'
import { up as deadlineChange } from './migrations/0002-deadline-change'
import { up as revision } from './migrations/0003-revision'
import { up as movedCopy } from './migrations/0004-moved-copy'
import { up as revisedTexts } from './migrations/0005-revised-texts'
import { up as handover } from './migrations/0006-handover'
import { manageSettings } from './settings'
import {
  deciding,
  drafts,
  handovers,
  listingActs,
  moderate,
  readActivity,
  readImpact,
  revisions,
  setDeadline,
  verify,
  warn,
  writing,
} from './tokens'

export const manageServer = defineFeature({
  id: 'manage',
  points: [draftParts, impacts],
  provides: [
    deciding,
    drafts,
    handovers,
    listingActs,
    moderate,
    readActivity,
    readImpact,
    revisions,
    setDeadline,
    verify,
    warn,
    writing,
  ],
  requires: [
    approvalWaits,
    audit,
    clock,
    database,
    imitations,
    live,
    mailer,
    opportunities,
    people,
    sanitiser,
    sharedCache,
    sources,
    verifiedOrganizers,
  ],
  optional: [crowds, notices, registrations],
  settings: manageSettings,
  contributes: [
    contribute(problemSentences, { id: 'manage.problems', hi: () => import('../locales/problems.hi.json') }),
    contribute(migrations, { id: 'manage.0001-draft', up }),
    contribute(migrations, { id: 'manage.0002-deadline-change', up: deadlineChange }),
    contribute(migrations, { id: 'manage.0003-revision', up: revision }),
    contribute(migrations, { id: 'manage.0004-moved-copy', up: movedCopy }),
    contribute(migrations, { id: 'manage.0005-revised-texts', up: revisedTexts }),
    contribute(migrations, { id: 'manage.0006-handover', up: handover }),
    // Publishing makes one an organizer; what becomes public is decided by whoever approves (spec §6).
    contribute(permissions, { id: 'manage.publish', roles: ['user'], allows: 'manage.may.publish' }),
    contribute(permissions, {
      id: 'manage.approve',
      roles: ['admin'],
      modules: ['opportunities'],
      allows: 'manage.may.approve',
    }),
  ],
  load: () => import('./runtime'),
})
