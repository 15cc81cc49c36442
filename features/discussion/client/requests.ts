import { opportunityAt } from '../../listings/contract'
import { apiRequest, type PageAt } from '../../web/contract'
import type { Cases, Discussion, News } from '../contract/wire'
import type { NewsReceipts, Outbox } from '../contract/wire-news'
import type { ShownFaqs } from '../contract/wire-faq'

export const API = '/api/discussion'
export const CASES = `${API}/cases`

export const ofPath = (opportunityId: number) => `${API}/of/${opportunityId}`
export const postPath = (id: number) => `${API}/posts/${id}`

export const discussionRequest = (opportunityId: number, after?: number, limit?: number) =>
  apiRequest<Discussion>(ofPath(opportunityId), { after, limit })

export const newsRequest = (opportunityId: number, after: number) =>
  apiRequest<News>(newsPath(opportunityId), { after })

export const newsPath = (opportunityId: number) => `${ofPath(opportunityId)}/news`

export const outboxRequest = (opportunityId: number, after?: number, limit?: number) =>
  apiRequest<Outbox>(`${ofPath(opportunityId)}/outbox`, { after, limit })

export const receiptsRequest = (postId: number, after?: number) =>
  apiRequest<NewsReceipts>(`${postPath(postId)}/receipts`, { after })

export function discussionAt(at: PageAt) {
  const id = opportunityAt(at)
  return id === undefined ? {} : { discussion: discussionRequest(id) }
}

export const casesRequest = (state: 'open' | 'removed', after?: number) => apiRequest<Cases>(CASES, { state, after })

export const faqRequest = (opportunityId: number) => apiRequest<ShownFaqs>(`${ofPath(opportunityId)}/faq`)

export function faqAt(at: PageAt) {
  const id = opportunityAt(at)
  return id === undefined ? {} : { faq: faqRequest(id) }
}
