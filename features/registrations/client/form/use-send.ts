import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { type FieldProblem, HttpError, httpClient } from '../../../web/contract'
import { forget, useRetryKey, useService } from '../../../web/kit'
import { FORMS_PATH } from '../../contract'
import type { Registration } from '../../contract/wire'
import type { RegisterRequest } from '../../contract/wire-requests'
import { API } from '../requests'

/** `fields` when the server named some, `code` when it refused for a reason of its own, neither when there was no answer. */
export interface Refusal {
  readonly code: string | undefined
  readonly detail: string | undefined
  readonly fields: readonly FieldProblem[]
}

/** `isEarlier`: the registration there is was sent before, so what is written now was not. */
export type Sent = { readonly id: number; readonly isEarlier: boolean } | { readonly refusal: Refusal }

const isRefused = (error: unknown) => error instanceof HttpError && error.status >= 400 && error.status < 500
/** What came of it is not known: it is under way, or its answer was lost. */
const OPEN = ['idempotency-in-flight', 'idempotency-answer-lost']

const MAY_BE_OLD = ['answers-incomplete', 'not-eligible']

function readRefusal(error: unknown): Refusal {
  if (!(error instanceof HttpError)) return { code: undefined, detail: undefined, fields: [] }
  return { code: error.code, detail: error.problem?.detail, fields: error.fields }
}

/** The id of the registration there is, when another tab or device was first. */
function existing({ code, fields }: Refusal): number | undefined {
  if (code !== 'already-registered') return undefined
  return Number(fields.find(({ path }) => path === 'registrationId')?.message) || undefined
}

/**
 * Sends once, however often it is pressed: while a call is under way another is not begun, and a call without an answer is repeated
 * under its own key, so that the server enters nobody twice.
 */
export function useSend() {
  const http = useService(httpClient)
  const queries = useQueryClient()
  const [isSending, setSending] = useState(false)
  const underWay = useRef(false)
  const { keyOf, done } = useRetryKey()
  /** The key under which it was sent without a word of what came of it: the registration that there is may be this one. */
  const unanswered = useRef<string>(undefined)

  async function send(request: RegisterRequest): Promise<Sent | undefined> {
    if (underWay.current) return undefined
    underWay.current = true
    setSending(true)
    const key = keyOf(request)
    try {
      const { data } = await http.post<Registration>(API, request, { idempotencyKey: key })
      await forget(queries, API)
      return { id: data.id, isEarlier: false }
    } catch (error) {
      const refusal = readRefusal(error)
      const isOpen = !isRefused(error) || OPEN.includes(refusal.code ?? '')
      if (isOpen) unanswered.current = key
      else done()
      // What is asked, or who may send it, was changed since the form was opened: nobody can mend what is not on the page.
      if (MAY_BE_OLD.includes(refusal.code ?? '')) await forget(queries, FORMS_PATH)
      const id = existing(refusal)
      if (id === undefined) return { refusal }
      void forget(queries, API)
      return { id, isEarlier: unanswered.current !== key }
    } finally {
      underWay.current = false
      setSending(false)
    }
  }

  return { send, isSending }
}
