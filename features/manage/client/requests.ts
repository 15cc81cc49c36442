import { apiRequest } from '../../web/contract'
import type {
  Changes,
  Draft,
  DraftBody,
  DraftLine,
  Entrusted,
  ManagedListing,
  ManagedPage,
  Manages,
} from '../contract/wire'
import type { Activity, Revised } from '../contract/wire-activity'
import type { Offered } from '../contract/wire-handover'
import type { Impact } from '../contract/wire-moderation'
import type { RevisionLine, RevisionRead } from '../contract/wire-revisions'

export const MANAGE_PATH = '/api/manage'
/** Where one comes back to from the editor. */
export const OWN_DRAFTS = '/manage/user/competition-listings/all/draft'
export const OWN_PENDING = '/manage/user/competition-listings/all/pending'
export const OWN_PUBLIC = '/manage/user/competition-listings/all/approved'

export const CREATE = '/manage/opportunity/all/create'

export const DRAFTS_PATH = '/api/manage/drafts'
export const draftsRequest = () => apiRequest<readonly DraftLine[]>(DRAFTS_PATH)
export const draftRequest = (id: number) => apiRequest<Draft>(`${DRAFTS_PATH}/${id}`)

export interface ManagedAddress {
  readonly kind: string
  readonly state: string
  readonly search?: string | undefined
  /** The page that begins after this row. */
  readonly after?: string | undefined
}

const query = ({ kind, state, search, after }: ManagedAddress) => ({
  kind: kind === 'all' ? undefined : kind,
  state: state === 'all' ? undefined : state,
  search,
  after,
})

export const mineRequest = (address: ManagedAddress) => apiRequest<ManagedPage>('/api/manage/mine', query(address))
export const approvalsRequest = (address: ManagedAddress) =>
  apiRequest<ManagedPage>('/api/manage/approvals', query(address))

export const entrustedRequest = () => apiRequest<Entrusted>('/api/manage/entrusted')
export const offeredRequest = () => apiRequest<Offered>('/api/manage/handovers')
export const managedRequest = (id: number) => apiRequest<ManagedListing>(`/api/manage/opportunities/${id}`)
export const managesRequest = (id: number) => apiRequest<Manages>(`/api/manage/opportunities/${id}/manages`)
export const changesRequest = (id: number) => apiRequest<Changes>(`/api/manage/opportunities/${id}/changes`)
export const activityRequest = (id: number) => apiRequest<Activity>(`/api/manage/opportunities/${id}/activity`)
export const revisedRequest = (id: number, revision: number) =>
  apiRequest<Revised>(`/api/manage/opportunities/${id}/activity/${revision}`)
export const impactRequest = (id: number) => apiRequest<Impact>(`/api/manage/approvals/${id}/impact`)
export const contentRequest = (id: number) => apiRequest<DraftBody>(`/api/manage/opportunities/${id}/content`)
export const revisionsRequest = () => apiRequest<readonly RevisionLine[]>('/api/manage/revisions')
export const revisionRequest = (id: number) => apiRequest<RevisionRead>(`/api/manage/revisions/${id}`)
