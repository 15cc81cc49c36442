import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { toasts } from '../../../ui/contract'
import { useText } from '../../../ui/kit'
import { httpClient } from '../../../web/contract'
import { forget, saidBy, useService } from '../../../web/kit'
import { API } from './requests'

const UNDO_MS = 8000

/** Opens a disabled account again, by its button or by taking back what was just done. */
export function useEnable(path: string, name: string) {
  const t = useText()
  const http = useService(httpClient)
  const queries = useQueryClient()
  const { show } = useService(toasts)
  const [isBusy, setBusy] = useState(false)

  async function enable() {
    setBusy(true)
    try {
      await http.post(path, {})
      show({ tone: 'success', text: t('session.disable.enabled', { name }) })
    } catch (error) {
      show({ tone: 'danger', text: saidBy(error, t('ui.serverError')) })
    } finally {
      await forget(queries, API)
      setBusy(false)
    }
  }

  const action = { label: t('session.disable.undo'), run: () => void enable() }
  const tellDone = () =>
    show({ tone: 'success', text: t('session.disable.done', { name }), durationMs: UNDO_MS, action })
  return { enable, tellDone, isBusy }
}
