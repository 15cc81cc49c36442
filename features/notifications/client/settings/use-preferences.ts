import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toasts } from '../../../ui/contract'
import { useText } from '../../../ui/kit'
import { HttpError, httpClient } from '../../../web/contract'
import { dataKey, useService } from '../../../web/kit'
import type { Choice, Preferences, Rhythm } from '../../contract/wire-settings'
import { API, preferencesRequest } from '../requests'

const key = dataKey(preferencesRequest)

const withChoice = (all: Preferences, { topic, channel, isOn }: Choice): Preferences => ({
  ...all,
  topics: all.topics.map((each) =>
    each.id === topic ? { ...each, on: isOn ? [...each.on, channel] : each.on.filter((one) => one !== channel) } : each,
  ),
})

/** Changes are seen at once; what the server refuses stands as it was, and is said. */
export function usePreferences() {
  const t = useText()
  const http = useService(httpClient)
  const queries = useQueryClient()
  const { show } = useService(toasts)
  const shown = (change: (all: Preferences) => Preferences) => {
    void queries.cancelQueries({ queryKey: key })
    queries.setQueryData<Preferences>(key, (all) => all && change(all))
  }
  const failed = (error: Error) => {
    const says = error instanceof HttpError ? error.problem?.detail : undefined
    show({ tone: 'danger', text: says ?? t('notifications.notMarked') })
    void queries.invalidateQueries({ queryKey: key })
  }
  const choose = useMutation({
    mutationFn: (choice: Choice) => http.put(`${API}/preferences/topics`, choice),
    onMutate: (choice) => shown((all) => withChoice(all, choice)),
    onError: failed,
  })
  const keepRhythm = useMutation({
    mutationFn: (rhythm: Rhythm) => http.put(`${API}/preferences/rhythm`, rhythm),
    onMutate: (rhythm) => shown((all) => ({ ...all, rhythm })),
    onError: failed,
  })
  return { choose: choose.mutate, keepRhythm: keepRhythm.mutate }
}
