import { opportunityAt } from '../../listings/contract'
import { apiRequest, type PageAt } from '../../web/contract'
import type { ShownPrizes } from '../contract/wire'

export const prizesRequest = (opportunityId: number) => apiRequest<ShownPrizes>(`/api/prizes/of/${opportunityId}`)

export function prizesAt(at: PageAt) {
  const id = opportunityAt(at)
  return id === undefined ? {} : { prizes: prizesRequest(id) }
}
