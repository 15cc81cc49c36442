import { useEffect } from 'react'
import { useSnapshot } from 'valtio/react'
import { stage } from '../../ui/contract'
import { useService } from '../../web/kit'
import { LOGIN_LOADER } from './login-loader-id'
import { sessionStore } from './tokens'

/**
 * Keeps the loader on the stage while a form signs somebody in, and from then on until the form's page has gone. Whom an earlier page kept
 * may be signed out since: nothing covers the form they type in before the server has named them.
 */
export function useLoginLoader(isSigningIn: boolean, inDialog = false): void {
  const { open, close } = useService(stage)
  const { confirmed } = useSnapshot(useService(sessionStore).state)
  const isWanted = !inDialog && (isSigningIn || confirmed !== undefined)
  useEffect(() => {
    if (!isWanted) return
    open(LOGIN_LOADER)
    return () => close(LOGIN_LOADER)
  }, [isWanted, open, close])
}
