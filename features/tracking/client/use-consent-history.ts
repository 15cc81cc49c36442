import { useEffect, useState } from 'react'
import { findUser } from '../../session/contract'
import { apiRequest } from '../../web/contract'
import { useData, useKernel } from '../../web/kit'
import type { ConsentChoice } from '../contract'
import type { ConsentHistory } from '../contract/wire'
import { knownClientId } from './client-id'

export const CONSENT_PATH = '/api/tracking/consent'

/** What was chosen, newest first: of the person, or of a browser that has a name. Asked in the browser only: the first paint is the same for everyone. */
export function useConsentHistory(choice: ConsentChoice | undefined): ConsentHistory['entries'] {
  const isPerson = findUser(useKernel().subject) !== undefined
  const [id, setId] = useState<string>()
  useEffect(() => setId(knownClientId()), [choice])
  const { data } = useData<ConsentHistory>(apiRequest(CONSENT_PATH, { clientId: id }), {
    enabled: isPerson || id !== undefined,
  })
  return data?.entries ?? []
}
