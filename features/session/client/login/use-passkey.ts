import { useEffect, useRef, useState } from 'react'
import { httpClient } from '../../../web/contract'
import { saidBy, useService } from '../../../web/kit'
import { useText } from '../../../ui/kit'
import { canAutofill, hasTurnedAway, mayUsePasskeys, signWithPasskey, stopAsking } from './passkey-browser'
import type { Entering } from './use-entering'

const USE = '/api/session/passkeys/use'

/** Signs in with a passkey: by the button, or from the browser's own list below the e-mail field. */
export function usePasskey({ send, setProblem }: Entering, isWanted: boolean) {
  const t = useText()
  const http = useService(httpClient)
  const [isOffered, setOffered] = useState(isWanted)
  const [isAsking, setAsking] = useState(false)
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

  async function ask() {
    setProblem(undefined)
    setAsking(true)
    try {
      await send(USE, await signWithPasskey(http))
    } catch (error) {
      if (!hasTurnedAway(error)) setProblem(saidBy(error, t('session.passkey.failed')))
    } finally {
      setAsking(false)
    }
  }

  return { isOffered, isAsking, ask }
}
