import { contribute, defineFeature } from '../../../kernel/index'
import { audit, clock, database, editions, jobQueue, migrations, outbox, stateMachines } from '../../data/contract'
import { consents } from '../../guardians/contract'
import { imitations, opportunities, verifiedOrganizers } from '../../listings/contract'
import { notices, outlooks, receipts } from '../../notifications/contract'
import { registrations } from '../../registrations/contract'
import { people, permissions } from '../../session/contract'
import { live, problemSentences, sharedCache } from '../../web/contract'
import { MODERATE } from './may-moderate'
import { up } from './migrations/0001-post'
import { up as addFaq } from './migrations/0002-faq'
import { up as addListingReports } from './migrations/0003-listing-reports'
import { up as addWithdrawn } from './migrations/0004-withdrawn'
import { up as addWithQuestion } from './migrations/0005-with-question'
import { up as addNews } from './migrations/0006-news'
import { mayTell, news, senderOf, telling } from './tokens'

export const discussionServer = defineFeature({
  id: 'discussion',
  activates: 'boot',
  provides: [mayTell, news, senderOf, telling],
  requires: [
    ...[
      audit,
      clock,
      database,
      editions,
      imitations,
      jobQueue,
      live,
      opportunities,
      outbox,
      sharedCache,
      stateMachines,
    ],
    verifiedOrganizers,
  ],
  optional: [consents, notices, outlooks, people, receipts, registrations],
  contributes: [
    contribute(problemSentences, { id: 'discussion.problems', hi: () => import('../locales/problems.hi.json') }),
    contribute(migrations, { id: 'discussion.0001-post', up }),
    contribute(migrations, { id: 'discussion.0002-faq', up: addFaq }),
    contribute(migrations, { id: 'discussion.0003-listing-reports', up: addListingReports }),
    contribute(migrations, { id: 'discussion.0004-withdrawn', up: addWithdrawn }),
    contribute(migrations, { id: 'discussion.0005-with-question', up: addWithQuestion }),
    contribute(migrations, { id: 'discussion.0006-news', up: addNews }),
    contribute(permissions, { id: MODERATE, roles: ['admin', 'volunteer'], allows: 'discussion.may.moderate' }),
  ],
  load: () => import('./runtime'),
})
