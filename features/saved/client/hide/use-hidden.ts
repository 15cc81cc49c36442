import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useText } from '../../../ui/kit'
import { toasts } from '../../../ui/contract'
import { session } from '../../../session/contract'
import { HttpError, httpClient } from '../../../web/contract'
import { forget, useService } from '../../../web/kit'
import { API } from '../requests'
import { useMark } from '../use-mark'
import { HIDING } from './tell-lists'

interface Wish {
  readonly id: number
  readonly title: string
  readonly hide: boolean
}

/** Hides an opportunity from the lists, or brings it back: at once, with a way back, taken back when the server refuses. */
export function useHidden() {
  const t = useText()
  const http = useService(httpClient)
  const queries = useQueryClient()
  const { show } = useService(toasts)
  const { asSomeone } = useService(session)

  const change = useMark()
  const mark = ({ id, hide }: Wish) =>
    change((known) => {
      const { ids, hidden } = known
      if (hidden.includes(id) === hide) return known
      return { ids, hidden: hide ? [id, ...hidden] : hidden.filter((each) => each !== id) }
    })

  const wish = useMutation({
    mutationKey: HIDING,
    mutationFn: ({ id, hide }: Wish) => (hide ? http.put(`${API}/hidden/${id}`) : http.delete(`${API}/hidden/${id}`)),
    networkMode: 'online',
    onMutate: mark,
    onError(error, wished) {
      mark({ ...wished, hide: !wished.hide })
      const detail = error instanceof HttpError ? error.problem?.detail : undefined
      show({ tone: 'danger', text: detail ?? t('saved.hide.failed', { title: wished.title }) })
      void forget(queries, API)
    },
    onSuccess(_, wished) {
      mark(wished) // the first answer of all may have come meanwhile, without it
      const { id, title, hide } = wished
      show({
        tone: 'success',
        text: t(hide ? 'saved.hide.done' : 'saved.hide.undone', { title }),
        ...(hide && { durationMs: 6000 }),
        action: { label: t('saved.undo'), run: () => wish.mutate({ id, title, hide: !hide }) },
      })
    },
  })

  return (wished: Wish) => asSomeone(() => wish.mutate(wished))
}
