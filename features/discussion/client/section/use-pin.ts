import { useQueryClient } from '@tanstack/react-query'
import { useText } from '../../../ui/kit'
import { toasts } from '../../../ui/contract'
import { HttpError, httpClient } from '../../../web/contract'
import { forget, useService } from '../../../web/kit'
import { API, postPath } from '../requests'

/** Puts a question at the head of the list, or lets it go; says so when it cannot. */
export function usePin(id: number) {
  const t = useText()
  const http = useService(httpClient)
  const queries = useQueryClient()
  const { show } = useService(toasts)
  return async (pinned: boolean) => {
    try {
      await http.put(`${postPath(id)}/pin`, { pinned })
    } catch (error) {
      const detail = error instanceof HttpError ? error.problem?.detail : undefined
      show({ tone: 'danger', text: detail ?? t('discussion.failed') })
    } finally {
      await forget(queries, API)
    }
  }
}
