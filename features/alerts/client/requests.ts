import { apiRequest } from '../../web/contract'
import type { KeptSearches } from '../contract/wire'

export const API = '/api/alerts/searches'

export const searchesRequest = apiRequest<KeptSearches>(API)

export const PAGE = '/user/saved-searches'
