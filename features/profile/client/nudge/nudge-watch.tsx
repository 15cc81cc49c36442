import { useEffect } from 'react'
import { findUser } from '../../../session/contract'
import { stage } from '../../../ui/contract'
import { httpClient } from '../../../web/contract'
import { afterVisible, useKernel, useOpenPage, useService } from '../../../web/kit'
import type { Nudge } from '../../contract/wire'
import { nudgeRequest } from '../requests'
import { NUDGE } from './nudge-id'

/** Nobody is asked on arrival: one came for something else. */
const QUIET_MS = 20_000

/**
 * Sees whether it is time for the nudge (spec §4): below 100 with steps to name, on a page that is not about one thing alone, for people
 * who are through with signing up. The server remembers who was asked.
 */
export function Overlay() {
  const user = findUser(useKernel().subject)
  const { page, chrome } = useOpenPage()
  const { open } = useService(stage)
  const http = useService(httpClient)
  const isForOneThing = page === undefined || chrome?.focused === true || chrome?.header === false
  const isMember = user !== undefined && user.signup_step === null && !user.is_assessment_token
  const isAsked = !isForOneThing && isMember && user.profile_percentage < 100

  useEffect(() => {
    if (!isAsked) return
    const call = new AbortController()
    const callOff = afterVisible(QUIET_MS, () => {
      http
        .get<Nudge>(nudgeRequest.path, { signal: call.signal })
        .then(({ data }) => data.steps.length > 0 && open(NUDGE))
        .catch(() => undefined) // no answer, no nudge: another page asks again
    })
    return () => {
      callOff()
      call.abort()
    }
  }, [isAsked, page, http, open])
  return null
}
