import { findUser } from '../../session/contract'
import { useFresh, useKernel } from '../../web/kit'
import { useHideRows } from './hide/hide-rows'
import { API } from './requests'

/** Draws nothing: what is saved or hidden on another device is so here too. */
export function Overlay() {
  const user = findUser(useKernel().subject)
  useFresh(user && `saved:${user.id}`, API)
  useHideRows()
  return null
}
