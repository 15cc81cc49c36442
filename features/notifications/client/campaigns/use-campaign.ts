import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toasts } from '../../../ui/contract'
import { useText } from '../../../ui/kit'
import { httpClient } from '../../../web/contract'
import { forget, useService } from '../../../web/kit'
import type { CampaignContent } from '../../contract/wire-admin'
import { CAMPAIGNS } from './requests'

interface Draft {
  readonly id: number
  readonly version: number
}

/** What can be done with a message to many, and is said once it is done; the list is asked for anew after each. */
export function useCampaign() {
  const t = useText()
  const { show } = useService(toasts)
  const http = useService(httpClient)
  const queries = useQueryClient()
  const onSettled = () => forget(queries, CAMPAIGNS)
  const say = (what: 'save' | 'send' | 'plan' | 'stop' | 'drop') =>
    show({ tone: 'success', text: t(`notifications.many.done.${what}`) })
  const save = useMutation({
    mutationFn: async ({ draft, content }: { draft: Draft | undefined; content: CampaignContent }) => {
      if (draft) await http.put(`${CAMPAIGNS}/${draft.id}`, { content, version: draft.version })
      else await http.post(CAMPAIGNS, content)
    },
    onSuccess: () => say('save'),
    onSettled,
  })
  const send = useMutation({
    mutationFn: ({ id, version, sendAt }: Draft & { sendAt: string | null }) =>
      http.post(`${CAMPAIGNS}/${id}/send`, { version, sendAt }),
    onSuccess: (_, { sendAt }) => say(sendAt === null ? 'send' : 'plan'),
    onSettled,
  })
  const stop = useMutation({
    mutationFn: (id: number) => http.post(`${CAMPAIGNS}/${id}/stop`),
    onSuccess: () => say('stop'),
    onSettled,
  })
  const drop = useMutation({
    mutationFn: (id: number) => http.delete(`${CAMPAIGNS}/${id}`),
    onSuccess: () => say('drop'),
    onSettled,
  })
  return { save, send, stop, drop }
}
