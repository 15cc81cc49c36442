import { useMutation, useQueryClient } from '@tanstack/react-query'
import { findUser } from '../../session/contract'
import { confirm, toasts } from '../../ui/contract'
import { useText } from '../../ui/kit'
import { HttpError, httpClient } from '../../web/contract'
import { forget, useFresh, useKernel, useService } from '../../web/kit'
import { API, placePath } from './requests'

/** What else depends on the line: a seat that is kept opens the form, and one is not told that all are taken. */
const REGISTRATIONS = '/api/registrations'
const VERDICTS = '/api/rules/own'
const AFFECTED = [API, REGISTRATIONS, VERDICTS]

/** Follows the line as long as it is drawn: who signs in hears at once when it moves. */
export function useFollow(opportunityId: number): void {
  const user = findUser(useKernel().subject)
  const topic = user && `waitlist.of:${opportunityId}`
  useFresh(topic, API)
  useFresh(topic, REGISTRATIONS)
  useFresh(topic, VERDICTS)
}

/** Takes a place in a line and gives it up, and says what was refused. */
export function usePlace(opportunityId: number) {
  const t = useText()
  const http = useService(httpClient)
  const { ask } = useService(confirm)
  const { show } = useService(toasts)
  const queries = useQueryClient()
  const change = useMutation({
    mutationFn: (call: 'put' | 'delete') => http[call](placePath(opportunityId)),
    onError(error) {
      const detail = error instanceof HttpError ? error.problem?.detail : undefined
      show({ tone: 'danger', text: detail ?? t('waitlist.failed') })
    },
    onSettled: () => Promise.all(AFFECTED.map((path) => forget(queries, path))),
  })

  /** `kept`: a seat is kept, which goes to somebody else then. */
  async function leave(title: string, kept: boolean) {
    const isSure = await ask({
      type: 'warning',
      alerttype: 'yesno',
      text: t(kept ? 'waitlist.leave.keptText' : 'waitlist.leave.text'),
      custom_data: { heading: t(kept ? 'waitlist.leave.keptAsk' : 'waitlist.leave.ask', { title }) },
      btnData: [
        { text: t('waitlist.leave.no'), class: 'secondary' },
        { text: t(kept ? 'waitlist.leave.keptYes' : 'waitlist.leave.yes'), class: 'danger' },
      ],
    })
    if (!isSure) return
    change.mutate('delete', { onSuccess: () => show({ tone: 'success', text: t('waitlist.left', { title }) }) })
  }

  return { join: () => change.mutate('put'), leave, isChanging: change.isPending }
}
