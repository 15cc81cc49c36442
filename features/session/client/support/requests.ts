import { apiRequest } from '../../../web/contract'
import type { SupportNow, SupportVisits } from '../../contract/wire-support'

export const API = '/api/session/support'

export const visitsRequest = apiRequest<SupportVisits>(API)
export const nowRequest = apiRequest<SupportNow>(`${API}/now`)
