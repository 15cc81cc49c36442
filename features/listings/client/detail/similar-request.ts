import { apiRequest, type PageAt } from '../../../web/contract'
import { opportunityAt } from '../../contract'
import type { SimilarPage } from '../../contract/wire'

export const similarRequest = (id: number) => apiRequest<SimilarPage>(`/api/listings/opportunities/${id}/similar`)

export function similarAt(at: PageAt) {
  const id = opportunityAt(at)
  return id === undefined ? {} : { similar: similarRequest(id) }
}
