import type { QueryClient } from '@tanstack/react-query'
import { apiRequest } from '../../web/contract'
import { forget } from '../../web/kit'
import type { Explained, LogPage, Modules, Stakes } from '../contract/wire'

export const MODULES_PATH = '/api/modules'

export const STAKES_PATH = '/api/modules/stakes'
const LIST_PATH = '/api/modules/features'
const LOG_PATH = '/api/modules/log'
const EXPLAIN_PATH = '/api/modules/explain'

export const modulesRequest = () => apiRequest<Modules>(LIST_PATH)
export const logRequest = (feature: string | undefined) => (after?: number, limit?: number) =>
  apiRequest<LogPage>(LOG_PATH, { feature, after, limit })
export const explainRequest = (id: string, person: number | undefined) =>
  apiRequest<Explained>(EXPLAIN_PATH, { id, person })
export const stakesRequest = (feature: string) => apiRequest<Stakes>(STAKES_PATH, { feature })

/** After a change: resolves once the list is as it is now. What is at stake is counted when it is looked at, and may take longer. */
export async function forgetModules(queries: QueryClient): Promise<void> {
  for (const path of [LOG_PATH, EXPLAIN_PATH]) void forget(queries, path)
  await forget(queries, LIST_PATH)
}
