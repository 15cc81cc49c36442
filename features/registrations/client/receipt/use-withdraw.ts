import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useText } from '../../../ui/kit'
import { confirm, toasts } from '../../../ui/contract'
import { HttpError, httpClient } from '../../../web/contract'
import { forget, useService } from '../../../web/kit'
import type { Receipt } from '../../contract/wire'
import { API } from '../requests'
import { verbOf } from '../verb'

/** Asks, withdraws, and says what became of it. */
export function useWithdraw() {
  const t = useText()
  const http = useService(httpClient)
  const queries = useQueryClient()
  const { ask } = useService(confirm)
  const { show } = useService(toasts)
  const [isWithdrawing, setWithdrawing] = useState(false)

  async function withdraw({ id, kind, title, dates }: Pick<Receipt, 'id' | 'kind' | 'title' | 'dates'>) {
    const isSure = await ask({
      type: 'warning',
      alerttype: 'yesno',
      text: t(`registrations.withdraw.${dates?.isOpen ? 'textOpen' : 'textClosed'}.${verbOf(kind)}`),
      custom_data: { heading: t('registrations.withdraw.ask', { title }) },
      btnData: [
        { text: t('registrations.withdraw.no'), class: 'secondary' },
        { text: t('registrations.withdraw.yes'), class: 'danger' },
      ],
    })
    if (!isSure) return
    setWithdrawing(true)
    try {
      await http.post(`${API}/${id}/withdraw`)
      show({ tone: 'success', text: t('registrations.withdraw.done', { title }) })
    } catch (error) {
      const detail = error instanceof HttpError ? error.problem?.detail : undefined
      show({ tone: 'danger', text: detail ?? t('registrations.refused.unanswered') })
    } finally {
      setWithdrawing(false)
      await forget(queries, API)
    }
  }

  return { withdraw, isWithdrawing }
}
