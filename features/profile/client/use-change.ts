import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { session } from '../../session/contract'
import { useText } from '../../ui/kit'
import { type FieldProblem, type HttpClient, HttpError, httpClient } from '../../web/contract'
import { forget, useService } from '../../web/kit'
import { API } from './requests'

/** Why a change did not come about: one sentence, the fields that are meant, and whether another window was first. */
export interface Refusal {
  readonly says: string
  readonly fields: readonly FieldProblem[]
  readonly isConflict: boolean
}

type Work = (http: HttpClient) => Promise<unknown>

/** Runs a change of one's profile, one at a time; afterwards all that shows it is asked anew, and so is who one is. */
export function useChange() {
  const t = useText()
  const http = useService(httpClient)
  const { refresh } = useService(session)
  const queries = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>()
  const underWay = useRef<Promise<boolean>>(undefined)

  function readRefusal(error: unknown): Refusal {
    const isConflict = error instanceof HttpError && error.status === 412
    if (isConflict) return { says: t('profile.conflict'), fields: [], isConflict }
    if (!(error instanceof HttpError) || error.status === 0)
      return { says: t('profile.unanswered'), fields: [], isConflict }
    return { says: error.problem?.detail ?? t('profile.unanswered'), fields: error.fields, isConflict }
  }

  const askAnew = () => Promise.allSettled([forget(queries, API), refresh()])

  async function attempt(work: Work): Promise<boolean> {
    setBusy(true)
    setRefusal(undefined)
    try {
      await work(http)
      await askAnew() // until then a form that closes with its data could be sent twice
      return true
    } catch (error) {
      setRefusal(readRefusal(error))
      void askAnew() // it may have come about all the same
      return false
    } finally {
      setBusy(false)
    }
  }

  /** Whether it came about. While another one is under way nothing is done, or it waits for its turn. */
  async function change(work: Work, meanwhile: 'nothing' | 'wait' = 'nothing'): Promise<boolean> {
    while (underWay.current) {
      if (meanwhile === 'nothing') return false
      await underWay.current
    }
    underWay.current = attempt(work).finally(() => {
      underWay.current = undefined
    })
    return underWay.current
  }

  return { change, isBusy, refusal, forgive: () => setRefusal(undefined) }
}
