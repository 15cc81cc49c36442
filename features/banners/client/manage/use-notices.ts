import { useMutation, useQueryClient } from '@tanstack/react-query'
import { httpClient } from '../../../web/contract'
import { forget, useService } from '../../../web/kit'
import type { ManagedNotice, NoticeContent } from '../../contract/wire-admin'
import { MANAGED_NOTICES } from '../requests'

/** What can be done with notices; the list is asked for anew after each. */
export function useNotices() {
  const http = useService(httpClient)
  const queries = useQueryClient()
  const onSettled = () => forget(queries, MANAGED_NOTICES)
  const save = useMutation({
    mutationFn: async ({ notice, content }: { notice: ManagedNotice | undefined; content: NoticeContent }) => {
      if (notice) await http.put(`${MANAGED_NOTICES}/${notice.id}`, { content, version: notice.version })
      else await http.post(MANAGED_NOTICES, content)
    },
    onSettled,
  })
  const stop = useMutation({
    mutationFn: ({ id, version }: ManagedNotice) => http.post(`${MANAGED_NOTICES}/${id}/stop`, { version }),
    onSettled,
  })
  return { save, stop }
}
