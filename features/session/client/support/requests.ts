import { apiRequest } from '../../../web/contract'
import type { SupportNow, SupportVisits } from '../../contract/support-wire'

export const API = '/api/session/support'

export const visitsRequest = apiRequest<SupportVisits>(API)
export const nowRequest = apiRequest<SupportNow>(`${API}/now`)
