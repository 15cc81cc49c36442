import { useQueryClient } from '@tanstack/react-query'
import { toasts } from '../../../ui/contract'
import { useText } from '../../../ui/kit'
import { httpClient } from '../../../web/contract'
import { forget, saidBy, useService } from '../../../web/kit'
import { API } from './requests'

/** Sends something about a visit, and asks anew; says so when it is refused. True when it was taken. */
export function useSupport() {
  const t = useText()
  const http = useService(httpClient)
  const queries = useQueryClient()
  const { show } = useService(toasts)
  return async (path: string, body?: object): Promise<boolean> => {
    try {
      await http.post(API + path, body)
      return true
    } catch (error) {
      show({ tone: 'danger', text: saidBy(error, t('ui.serverError')) })
      return false
    } finally {
      await forget(queries, API)
    }
  }
}
