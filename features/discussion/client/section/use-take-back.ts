import { useQueryClient } from '@tanstack/react-query'
import { useText } from '../../../ui/kit'
import { confirm, toasts } from '../../../ui/contract'
import { HttpError, httpClient } from '../../../web/contract'
import { forget, useService } from '../../../web/kit'
import { API, postPath } from '../requests'

/** Asks, then takes one's own words back; says how many answers go with them. */
export function useTakeBack(id: number, answers: number) {
  const t = useText()
  const http = useService(httpClient)
  const queries = useQueryClient()
  const { ask } = useService(confirm)
  const { show } = useService(toasts)
  return async () => {
    const isSure = await ask({
      type: 'warning',
      alerttype: 'yesno',
      text: t('discussion.takeBack.text', { count: answers }),
      custom_data: { heading: t('discussion.takeBack.ask') },
      btnData: [
        { text: t('discussion.takeBack.no'), class: 'secondary' },
        { text: t('discussion.takeBack'), class: 'danger' },
      ],
    })
    if (!isSure) return
    try {
      await http.delete(postPath(id))
      show({ tone: 'success', text: t('discussion.takeBack.done') })
    } catch (error) {
      const detail = error instanceof HttpError ? error.problem?.detail : undefined
      show({ tone: 'danger', text: detail ?? t('discussion.failed') })
    } finally {
      await forget(queries, API)
    }
  }
}
