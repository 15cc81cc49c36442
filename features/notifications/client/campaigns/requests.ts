import { apiRequest } from '../../../web/contract'
import type { CampaignChoices, CampaignPage, DeadPage, WeightyPage } from '../../contract/wire-admin'
import { API } from '../requests'

export const CAMPAIGNS = `${API}/campaigns`
export const UNDELIVERED = `${API}/undelivered`

export const receiptsRequest = (after?: number, limit?: number) =>
  apiRequest<WeightyPage>(`${API}/receipts`, { after, limit })
export const choicesRequest = apiRequest<CampaignChoices>(`${CAMPAIGNS}/choices`)
export const campaignsRequest = (after?: number, limit?: number) =>
  apiRequest<CampaignPage>(CAMPAIGNS, { after, limit })
export const undeliveredRequest = (after?: number, limit?: number) =>
  apiRequest<DeadPage>(UNDELIVERED, { after, limit })
