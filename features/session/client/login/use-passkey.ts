import { useEffect, useRef, useState } from 'react'
import { httpClient } from '../../../web/contract'
import { useService } from '../../../web/kit'
import { canAutofill, mayUsePasskeys, signWithPasskey, stopAsking } from './passkey-browser'
import type { Entering } from './use-entering'
import { usePasskeyAsked } from './use-passkey-asked'

const USE = '/api/session/passkeys/use'

/** Signs in with a passkey: by the button, or from the browser's own list below the e-mail field. */
export function usePasskey({ send, setProblem }: Entering, isWanted: boolean) {
  const http = useService(httpClient)
  const [isOffered, setOffered] = useState(isWanted)
  const asked = usePasskeyAsked(setProblem, (signed) => send(USE, signed))
  const latest = useRef(send)
  useEffect(() => {
    latest.current = send
  })

  useEffect(() => {
    if (!isWanted || !mayUsePasskeys()) return setOffered(false)
    let isHere = true
    const listen = async () => {
      if (!(await canAutofill()) || !isHere) return
      const signed = await signWithPasskey(http, true)
      if (isHere) await latest.current(USE, signed)
    }
    // Nobody has asked for it: what goes wrong here is said when somebody presses the button.
    listen().catch(() => undefined)
    return () => {
      isHere = false
      void stopAsking()
    }
  }, [http, isWanted])

  return { isOffered, ...asked }
}
