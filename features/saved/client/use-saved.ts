import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useText } from '../../ui/kit'
import { toasts } from '../../ui/contract'
import { findUser, session } from '../../session/contract'
import { HttpError, httpClient } from '../../web/contract'
import { forget, useData, useKernel, useOnline, useService } from '../../web/kit'
import { API, idsRequest } from './requests'
import { useMark } from './use-mark'

interface Wish {
  readonly save: boolean
  readonly id: number
  readonly title: string
}

/**
 * Whether something is on one's watchlist, on all devices, and how to change it: at once, taken back when the server refuses.
 * `isOnList`: what is known before the answer is here.
 */
export function useSaved(id: number, title: string, isOnList = false) {
  const t = useText()
  const http = useService(httpClient)
  const queries = useQueryClient()
  const { show } = useService(toasts)
  const { asSomeone } = useService(session)
  const isOnline = useOnline()
  const user = findUser(useKernel().subject)
  const known = useData(idsRequest, { enabled: user !== undefined })
  const change = useMark()
  const mark = ({ id, save }: Wish) =>
    change(({ ids, hidden }) => ({ hidden, ids: save ? [id, ...ids] : ids.filter((each) => each !== id) }))

  const wish = useMutation({
    mutationFn: ({ id, save }: Wish) =>
      save ? http.put(`${API}/watchlist/${id}`) : http.delete(`${API}/watchlist/${id}`),
    // One after the other, so that the last press is the last word to the server too.
    scope: { id: `saved.watch.${id}` },
    // Without a network it waits, and goes when there is one again.
    networkMode: 'online',
    onMutate: mark,
    onError(error, wished) {
      mark({ ...wished, save: !wished.save })
      const detail = error instanceof HttpError ? error.problem?.detail : undefined
      show({ tone: 'danger', text: detail ?? t('saved.failed', { title: wished.title }) })
      void forget(queries, API)
    },
    onSuccess: (_, { save, title }) =>
      show({
        tone: 'success',
        text: t(save ? 'saved.done' : 'saved.undone', { title }),
        action: { label: t('saved.undo'), run: () => wish.mutate({ id, title, save: !save }) },
      }),
    // What the server did, the live topic tells this tab as it tells the others; what it refused, nobody tells.
  })

  // What was pressed last stands, whatever the list says while it is on its way.
  const isSaved = wish.isPending ? wish.variables.save : (known.data?.ids.includes(id) ?? isOnList)
  return {
    isSaved,
    isWaiting: wish.isPaused && !isOnline,
    toggle() {
      asSomeone(() => wish.mutate({ id, title, save: !isSaved }))
    },
  }
}
