import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useText } from '../../ui/kit'
import { toasts } from '../../ui/contract'
import { findUser } from '../../session/contract'
import { HttpError, httpClient } from '../../web/contract'
import { forget, useFresh, useKernel, useService } from '../../web/kit'
import { API } from './requests'

/** Follows one's collections on other devices, as long as it is drawn. */
export function useFollow(): void {
  const user = findUser(useKernel().subject)
  useFresh(user && `collections:${user.id}`, API)
}

/** Changes collections, says what was refused, and asks anew. */
export function useChange() {
  const t = useText()
  const http = useService(httpClient)
  const { show } = useService(toasts)
  const queries = useQueryClient()
  const change = useMutation({
    mutationFn: (call: (client: typeof http) => Promise<unknown>) => call(http),
    onError(error) {
      const detail = error instanceof HttpError ? error.problem?.detail : undefined
      show({ tone: 'danger', text: detail ?? t('collections.failed') })
    },
    onSettled: () => forget(queries, API),
  })
  return { run: change.mutateAsync, isRunning: change.isPending }
}
