import type { TestApi } from '../../support/api'
import type { Owned } from '../../support/owned-thing'
import { liveOf } from '../registrations/house'

export const owned: readonly Owned[] = [
  {
    endpoint: 'tracking.opportunity-views',
    owner: 'organizer',
    stranger: 'recruiter',
    make: async (api: TestApi) => ({ params: { opportunityId: await liveOf(api) } }),
  },
]
