import type { TestApi } from '../../support/api'
import type { Owned } from '../../support/owned-thing'

async function made(api: TestApi) {
  const answer = await (await api.as('student')).post('/api/collections', { name: 'Mine' })
  return { params: { id: answer.body.id as number } }
}

const withItem = async (api: TestApi) => ({ params: { ...(await made(api)).params, opportunityId: 1 } })

export const owned: readonly Owned[] = [
  { endpoint: 'collections.one', make: made },
  { endpoint: 'collections.drop', make: made },
  {
    endpoint: 'collections.change',
    make: async (api) => ({ ...(await made(api)), body: { name: 'Mine', isShared: false } }),
  },
  { endpoint: 'collections.order', make: async (api) => ({ ...(await made(api)), body: { ids: [] } }) },
  { endpoint: 'collections.remove', make: withItem },
]
