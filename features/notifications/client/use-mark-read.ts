import { useQueryClient } from '@tanstack/react-query'
import { httpClient } from '../../web/contract'
import { forget, useService } from '../../web/kit'
import type { ReadRequest, UnreadCount } from '../contract/wire'
import { API } from './requests'

/** Marks rows as read. Where the server does not answer they stay unread, which the list then says by itself. */
export function useMarkRead(): (which: ReadRequest) => Promise<void> {
  const http = useService(httpClient)
  const queries = useQueryClient()
  return async (which) => {
    try {
      await http.post<UnreadCount>(`${API}/read`, which)
    } finally {
      await forget(queries, API)
    }
  }
}
