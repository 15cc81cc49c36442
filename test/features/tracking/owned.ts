import { database } from '../../../features/data/contract'
import { people } from '../../../features/session/contract'
import type { ReferralTables } from '../../../features/tracking/server/referrals/tables'
import type { TestApi } from '../../support/api'
import type { Owned } from '../../support/owned-thing'
import { liveOf } from '../registrations/house'

const code = async (api: TestApi) => {
  const { body } = await (await api.as('student')).get('/api/tracking/referrals/own')
  return { params: { refId: body.code as string } }
}

/** A referral of the mentor's that was refused. */
async function refused(api: TestApi) {
  const [db, find] = [api.kernel.get(database).of<ReferralTables>(), api.kernel.get(people)]
  const mentor = (await find.findByEmail('mentor@demo.test'))?.id ?? 0
  const at = new Date('2026-11-21T06:30:00Z')
  const { id } = await db
    .insertInto('tracking.referral')
    .values({
      ...{ person_id: null, referrer_id: mentor, state: 'refused', reason: 'ring', says: null, client_id: null },
      ...{ registered_at: null, earned_at: null, created_at: at, updated_at: at },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { params: { id }, body: { text: 'We are two people.' } }
}

export const owned: readonly Owned[] = [
  {
    endpoint: 'tracking.opportunity-views',
    owner: 'organizer',
    stranger: 'recruiter',
    make: async (api: TestApi) => ({ params: { opportunityId: await liveOf(api) } }),
  },
  { endpoint: 'tracking.appeal-referral', owner: 'mentor', make: refused },
  { endpoint: 'tracking.referral-dashboard', make: code },
  { endpoint: 'tracking.referral-entries', make: code },
]
