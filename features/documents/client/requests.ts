import { opportunityAt } from '../../listings/contract'
import { apiRequest, type PageAt } from '../../web/contract'
import type { ShownDocuments } from '../contract/wire'

export const UPLOAD = '/api/documents'
export const documentsRequest = (opportunityId: number) =>
  apiRequest<ShownDocuments>(`/api/documents/of/${opportunityId}`)

export function documentsAt(at: PageAt) {
  const id = opportunityAt(at)
  return id === undefined ? {} : { documents: documentsRequest(id) }
}
