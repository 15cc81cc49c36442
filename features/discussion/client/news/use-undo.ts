import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useText } from '../../../ui/kit'
import { toasts } from '../../../ui/contract'
import { httpClient } from '../../../web/contract'
import { forget, saidBy, useService } from '../../../web/kit'
import { API, postPath } from '../requests'

/** Calls news back while it waits; what has gone meanwhile says so. */
export function useUndo(id: number) {
  const t = useText()
  const http = useService(httpClient)
  const queries = useQueryClient()
  const { show } = useService(toasts)
  return useMutation({
    mutationFn: () => http.post(`${postPath(id)}/undo`, {}),
    onSuccess: () => show({ tone: 'success', text: t('discussion.news.undone') }),
    onError: (error) => show({ tone: 'danger', text: saidBy(error, t('discussion.news.undoFailed')) }),
    onSettled: () => forget(queries, API),
  })
}
