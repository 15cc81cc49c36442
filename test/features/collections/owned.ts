import { database } from '../../../features/data/contract'
import { opportunities } from '../../../features/listings/contract'
import type { TestApi } from '../../support/api'
import type { Owned } from '../../support/owned-thing'
import { contentOf } from '../registrations/house'

/** A collection of the student's. */
async function made(api: TestApi) {
  const answer = await (await api.as('student')).post('/api/collections', { name: 'Mine' })
  return { params: { id: answer.body.id as number } }
}

/** And an opportunity that everybody sees. */
async function withItem(api: TestApi) {
  const [db, service] = [api.kernel.get(database), api.kernel.get(opportunities)]
  const opportunityId = await db.transact(async (tx) => {
    const { id } = await service.create(tx, contentOf({}), 1)
    await service.submit(tx, id, 1)
    await service.approve(tx, id, 1)
    return id
  })
  return { params: { ...(await made(api)).params, opportunityId } }
}

export const owned: readonly Owned[] = [
  { endpoint: 'collections.one', make: made },
  { endpoint: 'collections.drop', make: made },
  {
    endpoint: 'collections.change',
    make: async (api) => ({ ...(await made(api)), body: { name: 'Mine', isShared: false } }),
  },
  { endpoint: 'collections.order', make: async (api) => ({ ...(await made(api)), body: { ids: [] } }) },
  { endpoint: 'collections.add', make: withItem },
  { endpoint: 'collections.remove', make: withItem },
]
