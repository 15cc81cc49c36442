import { findMember } from '../../session/contract'
import { apiRequest } from '../../web/contract'
import { useData, useKernel, useView } from '../../web/kit'
import { unwanted } from '../contract'

/** Stands where nobody keeps what is hidden, and is never asked for. */
const NO_REQUEST = apiRequest<{ readonly hidden: readonly number[] }>('/api/listings/own')

/** What the reader does not want to meet; undefined as long as it is not known, and for who is nobody. */
export function useUnwanted(): readonly number[] | undefined {
  const isPerson = findMember(useKernel().subject) !== undefined
  const request = useView(unwanted).find((each) => each.request)?.request
  const { data } = useData(request ?? NO_REQUEST, { enabled: isPerson && request !== undefined })
  return isPerson ? data?.hidden : undefined
}
