import { useEffect, useMemo } from 'react'
import { findUser } from '../../../session/contract'
import { stage } from '../../../ui/contract'
import { httpClient, pages } from '../../../web/contract'
import { createPageTable, useKernel, useService, useShown, useUrl } from '../../../web/kit'
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
  const { path } = useUrl()
  const { open } = useService(stage)
  const http = useService(httpClient)
  const all = useShown(pages)
  const table = useMemo(() => createPageTable(all, []), [all])
  const match = table.match(path)
  const chrome = match?.kind === 'page' ? match.page.chrome : undefined
  const isFree = chrome?.focused !== true && chrome?.header !== 'title' && chrome?.header !== false
  const isAsked =
    isFree && match?.kind === 'page' && user !== undefined && user.signup_step === null && user.profile_percentage < 100

  useEffect(() => {
    if (!isAsked) return
    const call = new AbortController()
    const timer = setTimeout(() => {
      if (document.hidden) return
      http
        .get<Nudge>(nudgeRequest.path, { signal: call.signal })
        .then(({ data }) => data.steps.length > 0 && open(NUDGE))
        .catch(() => undefined) // no answer, no nudge: another page asks again
    }, QUIET_MS)
    return () => {
      clearTimeout(timer)
      call.abort()
    }
  }, [isAsked, path, http, open])
  return null
}
