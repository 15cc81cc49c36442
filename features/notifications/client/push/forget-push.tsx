import { useEffect } from 'react'
import { useSnapshot } from 'valtio/react'
import { session } from '../../../session/contract'
import { useService } from '../../../web/kit'

/** Draws nothing: where the server knows of nobody, this browser takes no pushes that were somebody's. */
export function Overlay() {
  const { status } = useSnapshot(useService(session).state)
  useEffect(() => {
    if (status !== 'nobody') return
    void import('./push-device')
      .then(({ forgetPush }) => forgetPush())
      .catch((error: unknown) => console.warn('Web push could not be switched off:', error))
  }, [status])
  return null
}
