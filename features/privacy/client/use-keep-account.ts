import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { toasts } from '../../ui/contract'
import { useText } from '../../ui/kit'
import { httpClient } from '../../web/contract'
import { forget, saidBy, useService } from '../../web/kit'
import { API, ERASURE } from './requests'

/** Takes the asking back, from the page or from the banner. */
export function useKeepAccount() {
  const t = useText()
  const http = useService(httpClient)
  const queries = useQueryClient()
  const { show } = useService(toasts)
  const [isKeeping, setKeeping] = useState(false)
  async function keep() {
    setKeeping(true)
    try {
      await http.delete(ERASURE)
      show({ tone: 'success', text: t('privacy.erase.kept') })
    } catch (error) {
      show({ tone: 'danger', text: saidBy(error, t('ui.serverError')) })
    } finally {
      await forget(queries, API)
      setKeeping(false)
    }
  }
  return { keep, isKeeping }
}
