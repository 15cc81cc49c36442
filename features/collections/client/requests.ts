import { apiRequest } from '../../web/contract'
import type { Collection, OwnCollections, SharedCollection } from '../contract/wire'

export const API = '/api/collections'
export const PAGE = '/user/collections'

export const ownRequest = apiRequest<OwnCollections>(API)

/** The last that an address can name: what is no number is answered as a collection that is not there. */
const NO_ID = 999_999_999

export const oneRequest = (id: string) => apiRequest<Collection>(`${API}/${/^[1-9]\d{0,8}$/.test(id) ? id : NO_ID}`)
export const sharedRequest = (key: string) => apiRequest<SharedCollection>(`${API}/shared/${encodeURIComponent(key)}`)
export const pageOf = (id: number) => `${PAGE}/${id}`
