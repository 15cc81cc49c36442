import { useEffect } from 'react'
import { findUser } from '../../../session/contract'
import { HttpError, httpClient } from '../../../web/contract'
import { readStored, retrying, store, useKernel, useService, useUrl } from '../../../web/kit'
import { consent } from '../../contract'
import type { ArrivalRequest, OpeningRequest } from '../../contract/wire-referrals'
import { clientId } from '../client-id'
import { capture, isOpening, readKept } from './referral-code'
import { API } from './requests'

/** Where the browser keeps it (spec §3, referral record). */
const KEY = 'referral'

/** Draws nothing: keeps the code of the link that was come by, and tells it once somebody is logged in; then it is forgotten. */
export function Overlay() {
  const { subject } = useKernel()
  const { path, query } = useUrl()
  const http = useService(httpClient)
  const { state } = useService(consent)
  const user = findUser(subject)
  const isThemselves = user !== undefined && !user.is_support && !user.is_assessment_token && !user.is_locked
  const userId = isThemselves ? user.id : undefined

  useEffect(() => {
    const kept = readKept(readStored(KEY), Date.now())
    const next = capture(query, kept, Date.now())
    if (!next) return
    store(KEY, next)
    const opening: OpeningRequest = { refId: next.refId, path: path.slice(0, 300) }
    // A count: one that is lost is not worth another try.
    if (isOpening(next, kept)) http.post(`${API}/openings`, opening).catch(() => {})
  }, [path, query, http])

  useEffect(() => {
    const kept = readKept(readStored(KEY), Date.now())
    if (userId === undefined || !kept) return
    const over = new AbortController()
    const arrival: ArrivalRequest = {
      refId: kept.refId,
      // Rather a moment earlier: whoever signed up within the same second opened it before that.
      openedSecondsAgo: Math.ceil((Date.now() - kept.timestamp) / 1000),
      ...(state.choice === 'all' && { clientId: clientId() }),
    }
    // Another link may have been opened meanwhile.
    const forget = () => {
      if (readKept(readStored(KEY), Date.now())?.refId === kept.refId) store(KEY, undefined)
    }
    retrying(() => http.post(`${API}/arrivals`, arrival), { signal: over.signal }).then(forget, (error: unknown) => {
      // What is refused for what it says is refused each time; anything else stays, and is told with the next page.
      if (error instanceof HttpError && [400, 422].includes(error.status)) forget()
    })
    return () => over.abort()
  }, [userId, query, http, state])
  return null
}
