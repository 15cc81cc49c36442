import { findUser, hasNews } from '../../session/contract'
import { useData, useFresh, useKernel } from '../../web/kit'
import { GOING } from '../contract'
import { API, overviewRequest } from './requests'

/** What was asked for; anew when an archive is ready or the account is to go or to stay, in this tab or on another device. */
export function useOverview() {
  return useOverviewWhen(true)
}

/** The same for what stands on every page: asked for when the account is to go, or as soon as there is news of it. */
export function useGoing() {
  return useOverviewWhen(hasNews(useKernel().subject, GOING))
}

function useOverviewWhen(isWanted: boolean) {
  const id = findUser(useKernel().subject)?.id
  const hasHeard = useFresh(id === undefined ? undefined : `privacy.of:${id}`, API)
  return useData(overviewRequest, { enabled: id !== undefined && (isWanted || hasHeard) })
}
