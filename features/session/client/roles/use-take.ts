import { useQueryClient } from '@tanstack/react-query'
import { confirm, toasts } from '../../../ui/contract'
import { useText } from '../../../ui/kit'
import { httpClient } from '../../../web/contract'
import { forget, saidBy, useService } from '../../../web/kit'
import type { PersonRights, Right } from '../../contract/wire-rights'
import { API, wordOf } from './requests'

/** Asks, takes a right back, and says what became of it. */
export function useTake({ id, name }: Pick<PersonRights, 'id' | 'name'>) {
  const t = useText()
  const http = useService(httpClient)
  const queries = useQueryClient()
  const { ask } = useService(confirm)
  const { show } = useService(toasts)
  return async (right: Right) => {
    const words = { right: wordOf(right), name }
    const isSure = await ask({
      type: 'warning',
      alerttype: 'yesno',
      text: t('session.roles.takeText'),
      custom_data: { heading: t('session.roles.takeAsk', words) },
      btnData: [
        { text: t('session.roles.takeNo'), class: 'secondary' },
        { text: t('session.roles.takeYes'), class: 'danger' },
      ],
    })
    if (!isSure) return
    try {
      await http.post(`${API}/${id}/revoke`, { right })
      show({ tone: 'success', text: t('session.roles.taken', words) })
    } catch (error) {
      show({ tone: 'danger', text: saidBy(error, t('ui.serverError')) })
    } finally {
      await forget(queries, API)
    }
  }
}
