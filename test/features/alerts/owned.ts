import type { TestApi } from '../../support/api'
import type { Owned } from '../../support/owned-thing'

async function kept(api: TestApi) {
  const body = { name: 'Mine', filters: { q: 'design' }, frequency: 'daily', quiet: null, zone: 'Asia/Kolkata' }
  const answer = await (await api.as('student')).post('/api/alerts/searches', body)
  const { filters: _, ...choices } = body
  return { params: { id: answer.body.id as number }, body: choices }
}

export const owned: readonly Owned[] = [
  { endpoint: 'alerts.change', make: kept },
  { endpoint: 'alerts.drop', make: async (api) => ({ params: (await kept(api)).params }) },
]
