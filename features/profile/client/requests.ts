import { apiRequest } from '../../web/contract'
import { PRIVACY_PATH } from '../contract'
import type { Colleges, Interests, Looks, Nudge, OwnProfile, Privacy, ProfilePage, Status } from '../contract/wire'

/** All answers of this feature stand below it. */
export const API = '/api/profile'

export const pageRequest = (who: string) => apiRequest<ProfilePage>(`${API}/people/${encodeURIComponent(who)}`)
export const seenRequest = (who: string) => apiRequest<ProfilePage>(`${API}/people/${encodeURIComponent(who)}/seen`)
export const ownRequest = apiRequest<OwnProfile>(`${API}/own`)
export const statusRequest = apiRequest<Status>(`${API}/status`)
export const nudgeRequest = apiRequest<Nudge>(`${API}/nudge`)
export const privacyRequest = apiRequest<Privacy>(PRIVACY_PATH)
export const looksRequest = (after?: number) => apiRequest<Looks>(`${API}/looks`, { after })
export const interestsRequest = apiRequest<Interests>(`${API}/interests`)
export const collegesRequest = (q: string) => apiRequest<Colleges>(`${API}/colleges`, { q })

interface Named {
  readonly id: number
  readonly username: string | null
}

export const profilePath = ({ id, username }: Named) => `/u/${username ?? id}`

/** Where a section, or the head (`profile`), is edited (spec §2.2, §4). */
export const editPath = (who: Named, what: string) => `${profilePath(who)}?edit=${what}&show=optional`
