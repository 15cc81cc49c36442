import { useData, useFresh, useKernel } from '../../../web/kit'
import { hasNews } from '../../contract'
import { API, visitsRequest } from './requests'

/** Who asks to see this account, or sees it: asked for when there is somebody, or as soon as one is told of. */
export function useVisits(id: number) {
  const { subject } = useKernel()
  const hasHeard = useFresh(`session.support:${id}`, API)
  return useData(visitsRequest, { enabled: hasHeard || hasNews(subject, 'session.support') })
}
