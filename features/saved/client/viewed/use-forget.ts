import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useText } from '../../../ui/kit'
import { confirm, toasts } from '../../../ui/contract'
import { HttpError, httpClient } from '../../../web/contract'
import { forget, useService } from '../../../web/kit'
import { API } from '../requests'

/** Asks, forgets all that one looked at, and says so. */
export function useForget() {
  const t = useText()
  const http = useService(httpClient)
  const queries = useQueryClient()
  const { ask } = useService(confirm)
  const { show } = useService(toasts)
  const [isForgetting, setForgetting] = useState(false)

  async function forgetAll() {
    const isSure = await ask({
      type: 'warning',
      alerttype: 'yesno',
      text: t('saved.forget.text'),
      custom_data: { heading: t('saved.forget.ask') },
      btnData: [
        { text: t('saved.forget.no'), class: 'secondary' },
        { text: t('saved.forget'), class: 'danger' },
      ],
    })
    if (!isSure) return
    setForgetting(true)
    try {
      await http.delete(`${API}/viewed`)
      show({ tone: 'success', text: t('saved.forget.done') })
    } catch (error) {
      const detail = error instanceof HttpError ? error.problem?.detail : undefined
      show({ tone: 'danger', text: detail ?? t('saved.forget.failed') })
    } finally {
      setForgetting(false)
      await forget(queries, API)
    }
  }

  return { forgetAll, isForgetting }
}
