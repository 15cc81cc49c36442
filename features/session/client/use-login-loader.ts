import { useEffect } from 'react'
import { useSnapshot } from 'valtio/react'
import { stage } from '../../ui/contract'
import { useService } from '../../web/kit'
import { session } from '../contract'
import { LOGIN_LOADER } from './login-loader-id'

/** Keeps the loader on the stage while a form signs somebody in, and from then on until the form's page has gone. */
export function useLoginLoader(isSigningIn: boolean, inDialog = false): void {
  const { open, close } = useService(stage)
  const { status } = useSnapshot(useService(session).state)
  const isWanted = !inDialog && (isSigningIn || status === 'someone')
  useEffect(() => {
    if (!isWanted) return
    open(LOGIN_LOADER)
    return () => close(LOGIN_LOADER)
  }, [isWanted, open, close])
}
