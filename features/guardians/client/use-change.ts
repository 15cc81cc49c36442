import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { FORMS_PATH } from '../../registrations/contract'
import { FACTS_API } from '../../rules/contract'
import { useText } from '../../ui/kit'
import { type FieldProblem, type HttpClient, HttpError, httpClient } from '../../web/contract'
import { forget, saidBy, useService } from '../../web/kit'
import { API } from './requests'

interface Refusal {
  readonly says: string
  readonly fields: readonly FieldProblem[]
}

/** Runs one change at a time; afterwards all that hangs on it is asked anew, also where no answer came. Answers whether it came about. */
export function useChange() {
  const t = useText()
  const http = useService(httpClient)
  const queries = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>()
  const isUnderWay = useRef(false)

  async function change(work: (http: HttpClient) => Promise<unknown>): Promise<boolean> {
    if (isUnderWay.current) return false
    isUnderWay.current = true
    setBusy(true)
    setRefusal(undefined)
    try {
      await work(http)
      return true
    } catch (error) {
      const fields = error instanceof HttpError ? error.fields : []
      setRefusal({ says: saidBy(error, t('guardians.unanswered')), fields })
      return false
    } finally {
      await Promise.allSettled([API, FACTS_API, FORMS_PATH].map((path) => forget(queries, path)))
      isUnderWay.current = false
      setBusy(false)
    }
  }

  const wrong = (path: string) => refusal?.fields.find((field) => field.path === path)?.message
  return { change, isBusy, wrong, refused: refusal?.fields.length === 0 ? refusal.says : undefined, refusal }
}
