import { useCallback, useEffect } from 'react'
import { useSnapshot } from 'valtio/react'
import { stage } from '../../../ui/contract'
import { HttpError, httpClient } from '../../../web/contract'
import { useOpenPage, useService } from '../../../web/kit'
import { ACTIVITY_STOPPED, dropCookie, hasCookie, writeCookie } from '../cookies'
import { gate, sessionStore, tabChannel } from '../tokens'
import { forgetActivity, useInactivity } from './use-inactivity'
import { VERIFY_PASSWORD } from './verify-password-id'

const RETRY_MS = 5000

/** Inactivity on tracked pages, and the password dialog on every page while the session waits for it (spec §4). */
export function useLock(): void {
  const http = useService(httpClient)
  const { open, close } = useService(stage)
  const tabs = useService(tabChannel)
  const waiting = useService(gate)
  const { state } = waiting
  const { isLocked } = useSnapshot(state)
  const store = useService(sessionStore)
  const { user, status } = useSnapshot(store.state)
  const { page } = useOpenPage()
  const isHere = user !== undefined
  const isTracked = isHere && page?.trackActivity === true && !isLocked

  const lock = useCallback(
    (since: Date) => {
      writeCookie(ACTIVITY_STOPPED, '1')
      state.isLocked = true
      tabs.tell({ kind: 'locked' })
      // Until the server knows it, it is told again: the lock is the server's.
      const tell = () => {
        if (!state.isLocked) return
        http.post('/api/session/lock', { idleSince: since.toISOString() }).catch((error: unknown) => {
          if (error instanceof HttpError && error.status === 401)
            void store.refresh() // it is over already
          else setTimeout(tell, RETRY_MS)
        })
      }
      tell()
    },
    [http, state, store, tabs],
  )
  useInactivity({ isTracked, tabs, onIdle: lock })

  // Who signs in anew begins anew: what was before a session ended does not count against the next.
  useEffect(() => {
    if (status === 'nobody' || (page && !page.trackActivity && !isLocked)) forgetActivity()
  }, [page, isLocked, status])

  useEffect(
    () =>
      tabs.on(({ kind }) => {
        if (kind === 'locked') state.isLocked = true
        if (kind === 'unlocked') {
          forgetActivity()
          waiting.settle('password', true)
        }
      }),
    [tabs, state, waiting],
  )

  // The cookie of an hour that ended while the server could not be told; one of a session that is over means nothing.
  useEffect(() => {
    if (!hasCookie(ACTIVITY_STOPPED)) return
    if (isHere && !state.isLocked) lock(new Date())
    if (status === 'nobody') dropCookie(ACTIVITY_STOPPED)
  }, [isHere, status, lock, state])

  useEffect(() => {
    if (!isLocked || !isHere) return
    open(VERIFY_PASSWORD)
    return () => close(VERIFY_PASSWORD)
  }, [isLocked, isHere, open, close])
}
