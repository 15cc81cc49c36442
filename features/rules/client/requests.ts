import { comparedAt, opportunityAt } from '../../listings/contract'
import { apiRequest, type PageAt } from '../../web/contract'
import type { OwnFacts, OwnVerdict, ShownRules } from '../contract/wire'

export const API = '/api/rules'
/** Where one says what rules alone ask. */
export const FACTS_PATH = '/user/eligibility'

export const rulesRequest = (opportunityId: number) => apiRequest<ShownRules>(`${API}/of/${opportunityId}`)
export const ownVerdictRequest = (opportunityId: number) => apiRequest<OwnVerdict>(`${API}/of/${opportunityId}/own`)
export const factsRequest = apiRequest<OwnFacts>(`${API}/facts`)

export function rulesAt(at: PageAt) {
  const id = opportunityAt(at)
  return id === undefined ? {} : { rules: rulesRequest(id) }
}

/** Of each that is compared. */
export const rulesCompared = (at: PageAt) =>
  Object.fromEntries(comparedAt(at).map((id) => [`rules-${id}`, rulesRequest(id)]))
