import { useData, useFresh, useKernel } from '../../../web/kit'
import { hasNews } from '../../contract'
import { API, visitsRequest } from './requests'
import { useOver } from './use-over'

/** Who asks to see this account, or sees it: asked for when there is somebody, or as soon as one is told of. */
export function useVisits(id: number) {
  const { subject } = useKernel()
  const hasHeard = useFresh(`session.support:${id}`, API)
  const visits = useData(visitsRequest, { enabled: hasHeard || hasNews(subject, 'session.support') })
  useOver(visits.data, visits.dataUpdatedAt)
  return visits
}
