import { findUser } from '../../session/contract'
import { useData, useFresh, useKernel } from '../../web/kit'
import { API, ownRequest } from './requests'

/** Where one stands, followed as long as it is drawn: a guardian answers elsewhere. */
export function useOwn() {
  const user = findUser(useKernel().subject)
  useFresh(user && `guardians:${user.id}`, API)
  return useData(ownRequest, { enabled: user !== undefined })
}
