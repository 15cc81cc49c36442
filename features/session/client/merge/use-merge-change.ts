import { useQueryClient } from '@tanstack/react-query'
import { forget } from '../../../web/kit'
import { API as RIGHTS } from '../roles/requests'
import { useChange } from '../settings/use-change'
import { API } from './requests'

/** A step of a merge; what lists of people and merges say is asked for again. */
export function useMergeChange() {
  const queries = useQueryClient()
  const { change, isBusy } = useChange()
  return {
    isBusy,
    async change<T>(act: () => Promise<T>, toast?: string) {
      const done = await change(act, toast)
      if (done) await Promise.all([forget(queries, API), forget(queries, RIGHTS)])
      return done
    },
  }
}
