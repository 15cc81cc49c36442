import { apiRequest } from '../../../web/contract'
import type { CampaignChoices, CampaignPage, DeadPage, WeightyPage } from '../../contract/wire-admin'
import { API } from '../requests'

export const CAMPAIGNS = `${API}/campaigns`
export const UNDELIVERED = `${API}/undelivered`

export const receiptsRequest = (after?: number) => apiRequest<WeightyPage>(`${API}/receipts`, { after })
export const choicesRequest = apiRequest<CampaignChoices>(`${CAMPAIGNS}/choices`)
export const campaignsRequest = (after?: number) => apiRequest<CampaignPage>(CAMPAIGNS, { after })
export const undeliveredRequest = (after?: number) => apiRequest<DeadPage>(UNDELIVERED, { after })
