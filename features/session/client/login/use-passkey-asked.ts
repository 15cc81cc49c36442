import { useState } from 'react'
import { useText } from '../../../ui/kit'
import { httpClient } from '../../../web/contract'
import { useService } from '../../../web/kit'
import { type Signed, signWithPasskey } from './passkey-browser'
import { saidOfPasskey } from './passkey-refused'

/** A passkey that somebody shows by a button: what goes wrong is said. */
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
      setProblem(saidOfPasskey(error, t))
    } finally {
      setAsking(false)
    }
  }

  return { isAsking, ask }
}
