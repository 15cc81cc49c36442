import { database } from '../../../features/data/contract'
import { opportunities } from '../../../features/listings/contract'
import { people } from '../../../features/session/contract'
import type { TestApi } from '../../support/api'
import type { Owned } from '../../support/owned-thing'
import { contentOf, filled, freshKey } from './house'

/** A live opportunity of the organizer's. */
async function opportunity(api: TestApi): Promise<number> {
  const [db, service] = [api.kernel.get(database), api.kernel.get(opportunities)]
  const organizer = (await api.kernel.get(people).findByEmail('organizer@demo.test'))?.id ?? 0
  const startsOn = `${new Date().getFullYear() + 2}-01-05`
  const content = contentOf({ closesAt: `${new Date().getFullYear() + 1}-11-30T18:29:59.000Z`, startsOn })
  const { id } = await db.transact((tx) => service.create(tx, content, organizer))
  await db.transact((tx) => service.submit(tx, id, organizer))
  await db.transact((tx) => service.approve(tx, id, organizer))
  return id
}

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
