import { apiRequest } from '../../web/contract'
import type { FaultDetail, FaultPage } from '../contract/wire-faults'
import type { VitalsReport } from '../contract/wire-vitals'
import type { CampaignStats, OpportunityViews } from '../contract/wire-views'

/** `days`: 1 to 90. */
export const opportunityViewsRequest = (id: number, days: string) =>
  apiRequest<OpportunityViews>(`/api/tracking/opportunities/${id}/views`, { days })

export const campaignStatsRequest = (days: string) =>
  apiRequest<CampaignStats>('/api/tracking/campaign-stats', { days })

export const vitalsRequest = (days: string) => apiRequest<VitalsReport>('/api/tracking/vitals', { days })

export const FAULTS = '/api/tracking/faults'

export const faultsRequest = (query: Readonly<Record<string, string>>, after?: number) =>
  apiRequest<FaultPage>(FAULTS, { ...query, ...(after !== undefined && { after: String(after) }) })

export const faultRequest = (id: number) => apiRequest<FaultDetail>(`${FAULTS}/${id}`)
