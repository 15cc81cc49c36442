import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useText } from '../../../ui/kit'
import { toasts } from '../../../ui/contract'
import { httpClient } from '../../../web/contract'
import { saidBy, useService } from '../../../web/kit'
import { forgetModules } from '../requests'

/** Settles proposals: says what came of it, and of a refusal why. */
export function useSettle() {
  const t = useText()
  const http = useService(httpClient)
  const { show } = useService(toasts)
  const queries = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function settle(act: () => Promise<unknown>, says: string): Promise<boolean> {
    if (isBusy) return false
    setBusy(true)
    setProblem(undefined)
    try {
      await act()
      show({ tone: 'success', text: says })
      return true
    } catch (error) {
      setProblem(saidBy(error, t('ui.serverError')))
      return false
    } finally {
      // Refused, somebody else was faster: the page shows what is there now, and only then can be pressed again.
      await forgetModules(queries)
      setBusy(false)
    }
  }

  const path = (id: number) => `/api/modules/proposals/${id}`
  return {
    ...{ isBusy, problem },
    approve: (id: number, says: string) => settle(() => http.post(`${path(id)}/approve`), says),
    decline: (id: number, why: string, says: string) => settle(() => http.post(`${path(id)}/decline`, { why }), says),
    takeBack: (id: number, says: string) => settle(() => http.delete(path(id)), says),
  }
}
