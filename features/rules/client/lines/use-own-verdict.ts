import { useEffect } from 'react'
import { findUser } from '../../../session/contract'
import { useData, useKernel } from '../../../web/kit'
import { ownVerdictRequest } from '../requests'

/** What was said a moment ago holds; what was said before one went to one's profile does not. */
const FRESH_MS = 1000

/** How the rules are answered for whoever is signed in; asked anew when one comes back to them. */
export function useOwnVerdict(opportunityId: number) {
  const user = findUser(useKernel().subject)
  const own = useData(ownVerdictRequest(opportunityId), { enabled: user !== undefined })
  const { dataUpdatedAt, refetch } = own
  useEffect(() => {
    if (dataUpdatedAt > 0 && Date.now() - dataUpdatedAt > FRESH_MS) void refetch()
    // Once, when the rules come to stand on the page.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return { isSignedIn: user !== undefined, own }
}
