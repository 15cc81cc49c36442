import { apiRequest } from '../../../web/contract'
import type { ReferralState } from '../../contract/referrals'
import type {
  OwnReferralPage,
  OwnReferrals,
  ReferralDashboard,
  ReferralEntries,
  ReferralTerms,
  ReferrerBoard,
} from '../../contract/wire-referrals'
import type { AppealPage } from '../../contract/wire-appeals'
import type { AnyReferralPage, ReferralReport } from '../../contract/wire-referrals-admin'

export const API = '/api/tracking/referrals'

export const ownRequest = apiRequest<OwnReferrals>(`${API}/own`)
export const mineRequest = (state: ReferralState | undefined) => (after?: number, limit?: number) =>
  apiRequest<OwnReferralPage>(`${API}/mine`, { state, after, limit })
export const termsRequest = apiRequest<ReferralTerms>(`${API}/terms`)
export const dashboardRequest = (refId: string, days: string) =>
  apiRequest<ReferralDashboard>(`${API}/of/${refId}`, { days })
export const entriesRequest = (refId: string) => apiRequest<ReferralEntries>(`${API}/of/${refId}/opportunities`)
export const boardRequest = (span: 'all' | 'month') =>
  apiRequest<ReferrerBoard>(`${API}/board`, { span: span === 'all' ? undefined : span })
export const reportRequest = (days: string) => apiRequest<ReferralReport>(`${API}/report`, { days })
export const allRequest = (state: ReferralState | undefined) => (after?: number, limit?: number) =>
  apiRequest<AnyReferralPage>(`${API}/all`, { state, after, limit })

export const appealsRequest = (after?: number, limit?: number) =>
  apiRequest<AppealPage>(`${API}/appeals`, { after, limit })

export const MINE = '/user/my-referrals'
export const BOARD = '/referral-combined-leaderboard'
export const dashboardPath = (code: string) => `/referral-dashboard/${code}`
export const entriesPath = (code: string) => `/referral-competition-dashboard/${code}`
