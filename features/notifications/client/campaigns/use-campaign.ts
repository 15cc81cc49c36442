import { useMutation, useQueryClient } from '@tanstack/react-query'
import { httpClient } from '../../../web/contract'
import { forget, useService } from '../../../web/kit'
import type { CampaignContent } from '../../contract/wire-admin'
import { CAMPAIGNS } from './requests'

interface Draft {
  readonly id: number
  readonly version: number
}

/** What can be done with a message to many; the list is asked for anew after each. */
export function useCampaign() {
  const http = useService(httpClient)
  const queries = useQueryClient()
  const onSettled = () => forget(queries, CAMPAIGNS)
  const save = useMutation({
    mutationFn: async ({ draft, content }: { draft: Draft | undefined; content: CampaignContent }) => {
      if (draft) await http.put(`${CAMPAIGNS}/${draft.id}`, { content, version: draft.version })
      else await http.post(CAMPAIGNS, content)
    },
    onSettled,
  })
  const send = useMutation({
    mutationFn: ({ id, version, sendAt }: Draft & { sendAt: string | null }) =>
      http.post(`${CAMPAIGNS}/${id}/send`, { version, sendAt }),
    onSettled,
  })
  const stop = useMutation({ mutationFn: (id: number) => http.post(`${CAMPAIGNS}/${id}/stop`), onSettled })
  const drop = useMutation({ mutationFn: (id: number) => http.delete(`${CAMPAIGNS}/${id}`), onSettled })
  return { save, send, stop, drop }
}
