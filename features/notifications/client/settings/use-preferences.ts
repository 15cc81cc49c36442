import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toasts } from '../../../ui/contract'
import { useText } from '../../../ui/kit'
import { HttpError, httpClient } from '../../../web/contract'
import { dataKey, useService } from '../../../web/kit'
import type { Choice, Preferences, RhythmChange } from '../../contract/wire-settings'
import { API, preferencesRequest } from '../requests'

const key = dataKey(preferencesRequest)
const mutationKey = ['notifications.preferences']

const withChoice = (all: Preferences, { topic, channel, isOn }: Choice): Preferences => ({
  ...all,
  topics: all.topics.map((each) =>
    each.id === topic ? { ...each, on: isOn ? [...each.on, channel] : each.on.filter((one) => one !== channel) } : each,
  ),
})

/**
 * Changes are seen at once and sent one after another, so that the last one stands. What the server refuses is said; when all are answered it is asked
 * what it stored.
 */
export function usePreferences() {
  const t = useText()
  const http = useService(httpClient)
  const queries = useQueryClient()
  const { show } = useService(toasts)
  const shown = (change: (all: Preferences) => Preferences) => {
    void queries.cancelQueries({ queryKey: key })
    queries.setQueryData<Preferences>(key, (all) => all && change(all))
  }
  const inTurn = {
    mutationKey,
    scope: { id: 'notifications.preferences' },
    onError(error: Error) {
      const says = error instanceof HttpError ? error.problem?.detail : undefined
      show({ tone: 'danger', text: says ?? t('notifications.notMarked') })
    },
    onSettled() {
      if (queries.isMutating({ mutationKey }) === 1) void queries.invalidateQueries({ queryKey: key })
    },
  }
  const choose = useMutation({
    ...inTurn,
    mutationFn: (choice: Choice) => http.put(`${API}/preferences/topics`, choice),
    onMutate: (choice) => shown((all) => withChoice(all, choice)),
  })
  const changeRhythm = useMutation({
    ...inTurn,
    mutationFn: (change: RhythmChange) => http.put(`${API}/preferences/rhythm`, change),
    onMutate: (change) => shown((all) => ({ ...all, rhythm: { ...all.rhythm, ...change } })),
  })
  return { choose: choose.mutate, changeRhythm: changeRhythm.mutate }
}
