import { findMember } from '../../../session/contract'
import { apiRequest } from '../../../web/contract'
import { useData, useKernel, useShown } from '../../../web/kit'
import { cardApplies } from '../../contract'

/** Stands where nobody keeps who takes part, and is never asked for. */
const NO_REQUEST = apiRequest<{ readonly items: readonly { readonly opportunityId: number }[] }>('/api/listings/own')

/** Whether the reader takes part in it; no for as long as it is not known, and for who is nobody. */
export function useEntered(opportunityId: number): boolean {
  const isPerson = findMember(useKernel().subject) !== undefined
  const request = useShown(cardApplies)[0]?.item.entered
  const { data } = useData(request ?? NO_REQUEST, { enabled: isPerson && request !== undefined })
  return isPerson && data?.items.some((each) => each.opportunityId === opportunityId) === true
}
