import { apiRequest } from '../../web/contract'
import type { NotificationPage, UnreadCount } from '../contract/wire'
import type { Preferences } from '../contract/wire-settings'

export const API = '/api/notifications'

/** The page of one's own choices (spec §2.2). */
export const SETTINGS = '/user/notifications'

export const unreadRequest = apiRequest<UnreadCount>(`${API}/unread-count`)

export const listRequest = (filter: 'all' | 'unread', after?: number, limit?: number) =>
  apiRequest<NotificationPage>(API, { filter: filter === 'all' ? undefined : filter, after, limit })

export const preferencesRequest = apiRequest<Preferences>(`${API}/preferences`)
