import { findMember } from '../../../session/contract'
import { useData, useKernel } from '../../../web/kit'
import { ownVerdictRequest } from '../requests'

/** How the rules are answered for whoever is signed in; the live topic has them asked anew when what they say of themselves changes. */
export function useOwnVerdict(opportunityId: number, options: { readonly anew?: boolean } = {}) {
  const isSignedIn = findMember(useKernel().subject) !== undefined
  const own = useData(ownVerdictRequest(opportunityId), { ...options, enabled: isSignedIn })
  return { isSignedIn, own }
}
