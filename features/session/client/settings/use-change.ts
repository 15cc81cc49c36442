import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { toasts } from '../../../ui/contract'
import { useText } from '../../../ui/kit'
import { HttpError } from '../../../web/contract'
import { forget, useService } from '../../../web/kit'
import { SETTINGS } from '../requests'
import { saidOfPasskey } from '../login/passkey-refused'

/** A change of one's settings: told when it is done, the page drawn anew. */
export function useChange() {
  const t = useText()
  const queries = useQueryClient()
  const { show } = useService(toasts)
  const [isBusy, setBusy] = useState(false)

  /** Undefined when it did not come to it. `toast`: a text key. */
  async function change<T>(act: () => Promise<T>, toast?: string): Promise<{ readonly value: T } | undefined> {
    setBusy(true)
    try {
      const done = { value: await act() }
      await forget(queries, SETTINGS)
      if (toast) show({ tone: 'success', text: t(toast) })
      return done
    } catch (error) {
      if (error instanceof HttpError && error.code === 'proof-needed') return undefined
      const said = saidOfPasskey(error, t)
      if (said) show({ tone: 'danger', text: said })
      // What was refused may be gone already, by another tab or by a call whose answer was lost: the page is not left with it.
      if (error instanceof HttpError) void forget(queries, SETTINGS)
      return undefined
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, change }
}
