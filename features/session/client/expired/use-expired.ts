import { useEffect } from 'react'
import { useSnapshot } from 'valtio/react'
import { stage, toasts } from '../../../ui/contract'
import { useText } from '../../../ui/kit'
import { useOpenPage, useService } from '../../../web/kit'
import { gate, sessionStore } from '../tokens'
import { SIGN_IN_AGAIN } from './sign-in-again-id'

const TOAST_MS = 3000

/** A session that ended: told in a toast where the login flag was lost, asked for over the page where a call or the page needs one. */
export function useExpired(): void {
  const t = useText()
  const waiting = useService(gate)
  const { asks, hasLapsed } = useSnapshot(waiting.state)
  const { status } = useSnapshot(useService(sessionStore).state)
  const { open, close } = useService(stage)
  const { show } = useService(toasts)
  const { page } = useOpenPage()
  const isGuarded = (page?.access?.length ?? 0) > 0

  useEffect(() => {
    if (!hasLapsed) return
    waiting.state.hasLapsed = false
    show({ tone: 'danger', text: t('session.expired'), durationMs: TOAST_MS })
  }, [hasLapsed, waiting, show, t])

  // Signed out elsewhere while this page was somebody's: what was typed here stays, for the same person.
  useEffect(() => {
    if (status === 'nobody' && isGuarded && waiting.personId !== undefined && !waiting.isDeclined)
      void waiting.ask('sign-in')
  }, [status, isGuarded, waiting])

  useEffect(() => {
    if (!asks) return
    open(SIGN_IN_AGAIN)
    return () => close(SIGN_IN_AGAIN)
  }, [asks, open, close])
}
