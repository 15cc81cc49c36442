import { findUser } from '../../session/contract'
import { useData, useFresh, useKernel } from '../../web/kit'
import { API, overviewRequest } from './requests'

/** What was asked for; anew when an archive is ready or the account is to go or to stay, in this tab or on another device. */
export function useOverview() {
  const id = findUser(useKernel().subject)?.id
  useFresh(id === undefined ? undefined : `privacy.of:${id}`, API)
  return useData(overviewRequest, { enabled: id !== undefined })
}
