import { useMutation, useQueryClient } from '@tanstack/react-query'
import { httpClient } from '../../../web/contract'
import { forget, useService } from '../../../web/kit'
import type { Ad, AdContent } from '../../contract/wire-admin'
import { ADS } from '../requests'

/** What can be done with ads; the list is asked for anew after each. */
export function useAds() {
  const http = useService(httpClient)
  const queries = useQueryClient()
  const onSettled = () => forget(queries, ADS)
  const save = useMutation({
    mutationFn: async ({ draft, content }: { draft: Ad | undefined; content: AdContent }) => {
      if (draft) await http.put(`${ADS}/${draft.id}`, { content, version: draft.version })
      else await http.post(ADS, content)
    },
    onSettled,
  })
  const drop = useMutation({
    mutationFn: ({ id, version }: Ad) => http.delete(`${ADS}/${id}?version=${version}`),
    onSettled,
  })
  const submit = useMutation({
    mutationFn: ({ id, version }: Ad) => http.post(`${ADS}/${id}/submit`, { version }),
    onSettled,
  })
  const approve = useMutation({
    mutationFn: ({ id, version }: Ad) => http.post(`${ADS}/${id}/decide`, { version, isApproved: true }),
    onSettled,
  })
  const sendBack = useMutation({
    mutationFn: ({ ad: { id, version }, why }: { ad: Ad; why: string }) =>
      http.post(`${ADS}/${id}/decide`, { version, isApproved: false, why }),
    onSettled,
  })
  const stop = useMutation({
    mutationFn: ({ ad: { id }, why }: { ad: Ad; why: string }) => http.post(`${ADS}/${id}/stop`, { why }),
    onSettled,
  })
  return { save, drop, submit, approve, sendBack, stop }
}
