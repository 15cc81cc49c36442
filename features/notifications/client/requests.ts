import { apiRequest } from '../../web/contract'
import type { NotificationPage, UnreadCount } from '../contract/wire'

export const API = '/api/notifications'

export const unreadRequest = apiRequest<UnreadCount>(`${API}/unread-count`)

export const listRequest = (filter: 'all' | 'unread', after?: number) =>
  apiRequest<NotificationPage>(API, { filter: filter === 'all' ? undefined : filter, after })
