import type { TestApi } from '../../support/api'
import type { Owned } from '../../support/owned-thing'
import { liveOf } from '../registrations/house'

const code = async (api: TestApi) => {
  const { body } = await (await api.as('student')).get('/api/tracking/referrals/own')
  return { params: { refId: body.code as string } }
}

export const owned: readonly Owned[] = [
  {
    endpoint: 'tracking.opportunity-views',
    owner: 'organizer',
    stranger: 'recruiter',
    make: async (api: TestApi) => ({ params: { opportunityId: await liveOf(api) } }),
  },
  { endpoint: 'tracking.referral-dashboard', make: code },
  { endpoint: 'tracking.referral-entries', make: code },
]
