import { apiRequest } from '../../web/contract'
import type { Mutes, Notices } from '../contract/wire'
import type { AdPage, AdReport, ManagedNotices } from '../contract/wire-admin'
import type { AdPhase } from '../contract'

export const NOTICES = '/api/banners/notices'
export const noticesRequest = apiRequest<Notices>(NOTICES)

export const MUTED = '/api/banners/muted'
export const mutedRequest = apiRequest<Mutes>(MUTED)

export const ADS = '/api/banners/ads'
export const adsRequest = (phase: AdPhase | undefined) => (after?: number, limit?: number) =>
  apiRequest<AdPage>(ADS, { phase, after, limit })
export const reportRequest = (id: number) => apiRequest<AdReport>(`${ADS}/${id}/report`)

export const MANAGED_NOTICES = '/api/banners/manage/notices'
export const managedNoticesRequest = (after?: number, limit?: number) =>
  apiRequest<ManagedNotices>(MANAGED_NOTICES, { after, limit })
