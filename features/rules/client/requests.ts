import { comparedAt, OWN_COUNTS_PATH, opportunityAt } from '../../listings/contract'
import type { FacetCounts } from '../../listings/contract/wire'
import { apiRequest, type PageAt } from '../../web/contract'
import { FACTS_API } from '../contract'
import type { ComparedRules, OwnFacts, OwnVerdict, OwnVerdicts, ShownRules, Used } from '../contract/wire'

export const API = '/api/rules'

export const rulesRequest = (opportunityId: number) => apiRequest<ShownRules>(`${API}/of/${opportunityId}`)
export const ownVerdictRequest = (opportunityId: number) => apiRequest<OwnVerdict>(`${API}/of/${opportunityId}/own`)
/** Of the rows of a list. */
export const ownVerdictsRequest = (ids: readonly number[]) =>
  apiRequest<OwnVerdicts>(`${API}/own`, { ids: ids.join(',') })
/** How much there is, counted by whether one may take part. */
export const openToMeRequest = apiRequest<FacetCounts>(OWN_COUNTS_PATH)
export const factsRequest = apiRequest<OwnFacts>(FACTS_API)

/** What one's answers are made of. */
export const usedRequest = apiRequest<Used>(`${API}/used`)

export function rulesAt(at: PageAt) {
  const id = opportunityAt(at)
  return id === undefined ? {} : { rules: rulesRequest(id) }
}

export const comparedRulesRequest = (ids: readonly number[]) =>
  apiRequest<ComparedRules>(`${API}/compared`, { ids: ids.join(',') })

/** Of all that an address compares, at once. */
export function rulesCompared(at: PageAt) {
  const ids = comparedAt(at)
  return ids.length > 0 ? { rules: comparedRulesRequest(ids) } : {}
}
