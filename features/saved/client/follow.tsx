import { findUser } from '../../session/contract'
import { useFresh, useKernel } from '../../web/kit'
import { useHideRows } from './hide/hide-rows'
import { API, viewedRequest } from './requests'

/** Draws nothing: what is saved, hidden or looked at on another device is so here too. */
export function Overlay() {
  const user = findUser(useKernel().subject)
  useFresh(user && `saved:${user.id}`, API)
  useFresh(user && `saved.viewed:${user.id}`, viewedRequest.path)
  useHideRows()
  return null
}
