import { apiRequest } from '../../web/contract'
import type { HiddenList, RecentlyViewed, SavedIds, Watchlist } from '../contract/wire'

export const API = '/api/saved'

export const idsRequest = apiRequest<SavedIds>(`${API}/ids`)
export const hiddenRequest = apiRequest<HiddenList>(`${API}/hidden`)
export const viewedRequest = apiRequest<RecentlyViewed>(`${API}/viewed`)

const unlessAll = (value: string) => (value === 'all' ? undefined : value)

export const watchlistRequest = (kind: string, state: string, after?: number, limit?: number) =>
  apiRequest<Watchlist>(`${API}/watchlist`, { kind: unlessAll(kind), state: unlessAll(state), after, limit })

export const watchlistPath = (kind = 'all', state = 'live') => `/user/watchlist/${kind}/${state}`
