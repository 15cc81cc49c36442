import { apiRequest } from '../../web/contract'
import type { PrivacyOverview } from '../contract/wire'

export const API = '/api/privacy'
export const EXPORTS = `${API}/exports`
export const ERASURE = `${API}/erasure`

export const overviewRequest = apiRequest<PrivacyOverview>(API)
export const openingPath = (id: string) => `${EXPORTS}/${id}/opening`
export const archivePath = (id: string) => `${EXPORTS}/${id}/foothold-data.zip`
