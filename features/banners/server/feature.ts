import { contribute, defineFeature } from '../../../kernel/index'
import { audit, clock, database, migrations, stateMachines } from '../../data/contract'
import { notices } from '../../notifications/contract'
import { ages } from '../../rules/contract'
import { directory, people, permissions } from '../../session/contract'
import { apiAddresses, live, problemSentences, sanitiser, sharedCache } from '../../web/contract'
import { APPROVE, MANAGE, memberships } from '../contract'
import { up as ad } from './migrations/0001-ad'
import { up as counts } from './migrations/0002-counts'
import { up as notice } from './migrations/0003-notice'
import { up as mute } from './migrations/0004-mute'
import { serve, telling } from './tokens'

const addresses = {
  'top-banner': '/api/public/ad-banner/get-top-banner',
  'increase-view': '/api/ad-banner/increase-view/:id',
  'update-clicks': '/api/update-banner-clicks',
}

export const bannersServer = defineFeature({
  id: 'banners',
  activates: 'boot',
  provides: [serve, telling],
  requires: [audit, clock, database, directory, live, people, sanitiser, sharedCache, stateMachines],
  optional: [ages, memberships, notices],
  contributes: [
    contribute(problemSentences, { id: 'banners.problems', hi: () => import('../locales/problems.hi.json') }),
    contribute(migrations, { id: 'banners.0001-ad', up: ad }),
    contribute(migrations, { id: 'banners.0002-counts', up: counts }),
    contribute(migrations, { id: 'banners.0003-notice', up: notice }),
    contribute(migrations, { id: 'banners.0004-mute', up: mute }),
    ...Object.entries(addresses).map(([word, path]) =>
      contribute(apiAddresses, { id: `banners.${word}-address`, path }),
    ),
    // Account managers write what their customers order; admins decide what stands on the site.
    contribute(permissions, { id: MANAGE, roles: ['admin', 'account-manager'], allows: 'banners.may.manage' }),
    contribute(permissions, { id: APPROVE, roles: ['admin'], allows: 'banners.may.approve' }),
  ],
  load: () => import('./runtime'),
})
