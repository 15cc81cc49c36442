import { apiRequest } from '../../web/contract'
import type { Collection, OwnCollections, SharedCollection } from '../contract/wire'

export const API = '/api/collections'
export const PAGE = '/user/collections'

export const ownRequest = apiRequest<OwnCollections>(API)
export const oneRequest = (id: number) => apiRequest<Collection>(`${API}/${id}`)
export const sharedRequest = (key: string) => apiRequest<SharedCollection>(`${API}/shared/${encodeURIComponent(key)}`)
export const pageOf = (id: number) => `${PAGE}/${id}`
