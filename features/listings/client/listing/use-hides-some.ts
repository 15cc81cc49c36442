import { useState } from 'react'
import { apiRequest } from '../../../web/contract'
import { useData, useView } from '../../../web/kit'
import { unwanted } from '../../contract'

/** Stands where nobody keeps what is hidden, and is never asked for. */
const NO_REQUEST = apiRequest<{ readonly hidden: readonly number[] }>('/api/listings/own')

/**
 * Whether the reader hides anything, as it was when they came to this list: what they hide meanwhile goes out of the rows that stand here, and
 * comes back in its place, without the list being asked for anew.
 */
export function useHidesSome(path: string, isSomeone: boolean): boolean {
  const request = useView(unwanted).find((each) => each.request)?.request
  const { data } = useData(request ?? NO_REQUEST, { enabled: isSomeone && request !== undefined })
  const hides = isSomeone && data ? data.hidden.length > 0 : undefined
  const [came, setCame] = useState<{ readonly path: string; readonly hides: boolean }>()
  if (hides !== undefined && came?.path !== path) setCame({ path, hides })
  return came?.path === path ? came.hides : (hides ?? false)
}
