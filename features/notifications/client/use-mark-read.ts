import { useQueryClient } from '@tanstack/react-query'
import { httpClient } from '../../web/contract'
import { forget, useService } from '../../web/kit'
import type { ReadAnswer, ReadRequest, UnreadCount, UnreadRequest } from '../contract/wire'
import { API } from './requests'

/** Marks rows as read, or as unread again. Where the server does not answer they stay as they were, which the list then says by itself. */
export function useMarkRead() {
  const http = useService(httpClient)
  const queries = useQueryClient()
  return {
    async read(which: ReadRequest): Promise<ReadAnswer> {
      try {
        return (await http.post<ReadAnswer>(`${API}/read`, which)).data
      } finally {
        await forget(queries, API)
      }
    },
    async unread(which: UnreadRequest): Promise<void> {
      try {
        await http.post<UnreadCount>(`${API}/unread`, which)
      } finally {
        await forget(queries, API)
      }
    },
  }
}
