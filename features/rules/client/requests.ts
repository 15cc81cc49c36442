import { apiRequest, type PageAt } from '../../web/contract'
import type { OwnFacts, OwnVerdict, ShownRules } from '../contract/wire'

export const API = '/api/rules'
/** Where one says what rules alone ask. */
export const FACTS_PATH = '/user/eligibility'

export const rulesRequest = (opportunityId: number) => apiRequest<ShownRules>(`${API}/of/${opportunityId}`)
export const ownVerdictRequest = (opportunityId: number) => apiRequest<OwnVerdict>(`${API}/of/${opportunityId}/own`)
export const factsRequest = apiRequest<OwnFacts>(`${API}/facts`)

/** An opportunity by the id that ends its address. */
export function rulesAt({ params }: Pick<PageAt, 'params'>) {
  const id = Number(/(?:^|-)([1-9]\d{0,8})$/.exec(params['slug'] ?? '')?.[1] ?? 0)
  return id > 0 ? { rules: rulesRequest(id) } : {}
}
