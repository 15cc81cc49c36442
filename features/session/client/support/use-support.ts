import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { toasts } from '../../../ui/contract'
import { useText } from '../../../ui/kit'
import { httpClient } from '../../../web/contract'
import { forget, saidBy, useService } from '../../../web/kit'
import { API } from './requests'

/** Sends something about a visit, and asks anew; says so when it is refused. True when it was taken. `isBusy` is for the buttons: a second yes is refused. */
export function useSupport() {
  const t = useText()
  const http = useService(httpClient)
  const queries = useQueryClient()
  const { show } = useService(toasts)
  const [isBusy, setBusy] = useState(false)
  async function send(path: string, body?: object): Promise<boolean> {
    setBusy(true)
    try {
      await http.post(API + path, body)
      return true
    } catch (error) {
      show({ tone: 'danger', text: saidBy(error, t('ui.serverError')) })
      return false
    } finally {
      await forget(queries, API)
      setBusy(false)
    }
  }
  return { send, isBusy }
}
