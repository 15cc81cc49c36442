import { apiRequest } from '../../web/contract'
import type { Explained, LogPage, Modules, Stakes } from '../contract/wire'

export const MODULES_PATH = '/api/modules'

export const STAKES_PATH = '/api/modules/stakes'

export const modulesRequest = () => apiRequest<Modules>('/api/modules/features')
export const logRequest = (feature: string | undefined) => (after?: number) =>
  apiRequest<LogPage>('/api/modules/log', { feature, after })
export const explainRequest = (id: string, person: number | undefined) =>
  apiRequest<Explained>('/api/modules/explain', { id, person })
export const stakesRequest = (feature: string) => apiRequest<Stakes>(STAKES_PATH, { feature })
