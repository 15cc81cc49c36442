import { findUser } from '../../session/contract'
import { useFresh, useKernel } from '../../web/kit'
import { API } from './requests'

/** Draws nothing: what is saved on another device is seen here too. */
export function Overlay() {
  const user = findUser(useKernel().subject)
  useFresh(user && `saved:${user.id}`, API)
  return null
}
