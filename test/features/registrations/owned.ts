import type { TestApi } from '../../support/api'
import type { Owned } from '../../support/owned-thing'
import { filled, freshKey, liveOf } from './house'

const nextYear = new Date().getFullYear() + 1
const opportunity = (api: TestApi) =>
  liveOf(api, { closesAt: `${nextYear}-11-30T18:29:59.000Z`, startsOn: `${nextYear + 1}-01-05` })

async function registration(api: TestApi) {
  const opportunityId = await opportunity(api)
  const answer = await (await api.as('student')).post('/api/registrations', { opportunityId, ...filled }, freshKey())
  return { params: { id: answer.body.id as number } }
}

const managed = async (api: TestApi) => ({ params: { opportunityId: await opportunity(api) } })

export const owned: readonly Owned[] = [
  { endpoint: 'registrations.receipt', make: registration },
  { endpoint: 'registrations.withdraw', make: registration },
  // Another organizer: every one signed in may ask, and manages some other opportunity.
  { endpoint: 'registrations.of', owner: 'organizer', stranger: 'student', make: managed },
  { endpoint: 'registrations.export', owner: 'organizer', stranger: 'student', make: managed },
]
