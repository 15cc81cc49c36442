import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { apiRequest, httpClient } from '../../../web/contract'
import { dataKey, useData, useService } from '../../../web/kit'
import type { SignUpState } from '../../contract/wire-sign-up'
import { sessionStore } from '../tokens'
import { useSteps } from './steps'

const PATH = '/api/session/sign-up'
const stateRequest = apiRequest<SignUpState>(PATH)

/** Where somebody stands in signing up, as the server keeps it, and the ways on and back. */
export function useSignUp() {
  const http = useService(httpClient)
  const { refresh, state: visit } = useService(sessionStore)
  const queries = useQueryClient()
  const answer = useData(stateRequest)
  const { all, contributed } = useSteps()
  /** A step that is done and looked at once more. */
  const [seen, setSeen] = useState<string>()
  const state = answer.data
  const steps = all.map(({ step }) => step)
  const shown = seen ?? state?.step ?? undefined
  const at = shown === undefined ? -1 : steps.indexOf(shown)

  const keep = (next: SignUpState) => queries.setQueryData(dataKey(stateRequest), next)

  return {
    answer,
    /** Whose it is. */
    personId: visit.user?.id,
    contributed,
    /** Undefined while nothing is to be done, or nobody here can show it. */
    shown: at < 0 ? undefined : shown,
    at,
    isSkippable: all[at]?.skippable === true,
    /** Posts to one of the steps' endpoints; they answer where one stands then. */
    async post(word: 'code' | 'mail' | 'address' | 'who', body?: object) {
      keep((await http.post<SignUpState>(`${PATH}/${word}`, body)).data)
    },
    /** This step is done, or put off: on to the next one, on every device. */
    async goOn() {
      const next = steps[at + 1] ?? null
      const isBehind = state?.step !== undefined && state.step !== null && steps.indexOf(state.step) > at
      if (!isBehind) {
        await http.put(`${PATH}/step`, { step: next })
        await Promise.all([queries.invalidateQueries({ queryKey: dataKey(stateRequest) }), refresh()])
      }
      setSeen(isBehind && next !== state?.step ? (next ?? undefined) : undefined)
    },
    goBack: at > 0 ? () => setSeen(steps[at - 1]) : undefined,
  }
}

export type SignUp = ReturnType<typeof useSignUp>
