import { apiRequest } from '../../web/contract'
import type { VitalsReport } from '../contract/wire-vitals'
import type { CampaignStats, OpportunityViews } from '../contract/wire-views'

/** `days`: 1 to 90. */
export const opportunityViewsRequest = (id: number, days: string) =>
  apiRequest<OpportunityViews>(`/api/tracking/opportunities/${id}/views`, { days })

export const campaignStatsRequest = (days: string) =>
  apiRequest<CampaignStats>('/api/tracking/campaign-stats', { days })

export const vitalsRequest = (days: string) => apiRequest<VitalsReport>('/api/tracking/vitals', { days })
