import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useText } from '../../../ui/kit'
import { toasts } from '../../../ui/contract'
import { HttpError, httpClient } from '../../../web/contract'
import { forget, parseQuery, useService } from '../../../web/kit'
import { ownKinds } from '../../../listings/contract'
import type { KeptSearch } from '../../contract/wire'
import type { Choices } from '../choices'
import { API } from '../requests'

/** The filters of a kept search, as its address has them. */
function filtersOf(path: string): Readonly<Record<string, string>> {
  const [list = '', query = ''] = path.split('?')
  const kind = ownKinds.find(({ listingPath }) => listingPath === list)
  return { ...(kind && { kind: kind.id }), ...parseQuery(query) }
}

/** Changes a kept search, or takes it away with a way back. */
export function useSearch({ id, name, frequency, quiet, zone, path }: KeptSearch, onSaved: () => void) {
  const t = useText()
  const http = useService(httpClient)
  const { show } = useService(toasts)
  const queries = useQueryClient()
  const fresh = () => forget(queries, API)

  const change = useMutation({
    mutationFn: (choices: Choices) => http.put(`${API}/${id}`, choices),
    onSuccess: () => {
      void fresh()
      onSaved()
    },
  })

  const undo = { label: t('alerts.undo'), run: () => void bringBack() }
  async function bringBack() {
    await http.post(API, { name, frequency, quiet, zone, filters: filtersOf(path) }).catch(() => {
      // The row is gone: this is the only other way back to it.
      show({ tone: 'danger', text: t('alerts.failed', { name }), durationMs: 6000, action: undo })
    })
    await fresh()
  }

  const drop = useMutation({
    mutationFn: () => http.delete(`${API}/${id}`),
    onSuccess: () =>
      show({
        tone: 'success',
        text: t('alerts.dropped', { name }),
        durationMs: 6000,
        action: undo,
      }),
    onError: (error) => {
      const detail = error instanceof HttpError ? error.problem?.detail : undefined
      show({ tone: 'danger', text: detail ?? t('alerts.failed', { name }) })
    },
    onSettled: fresh,
  })

  return { change, drop }
}
