import { useState } from 'react'
import { useText } from '../../../ui/kit'
import { httpClient } from '../../../web/contract'
import { saidBy, useService } from '../../../web/kit'
import { hasTurnedAway, type Signed, signWithPasskey } from './passkey-browser'

/** A passkey that somebody shows by a button: what goes wrong is said, unless they turned away. */
export function usePasskeyAsked(
  setProblem: (problem: string | undefined) => void,
  send: (signed: Signed) => Promise<unknown>,
) {
  const t = useText()
  const http = useService(httpClient)
  const [isAsking, setAsking] = useState(false)

  async function ask() {
    setProblem(undefined)
    setAsking(true)
    try {
      await send(await signWithPasskey(http))
    } catch (error) {
      if (!hasTurnedAway(error)) setProblem(saidBy(error, t('session.passkey.failed')))
    } finally {
      setAsking(false)
    }
  }

  return { isAsking, ask }
}
