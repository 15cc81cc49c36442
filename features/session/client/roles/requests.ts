import { apiRequest } from '../../../web/contract'
import type { PersonRights, Right, RightsPage } from '../../contract/wire-rights'

export const API = '/api/session/rights'

export const peopleRequest = (query: { search?: string | undefined; show?: string | undefined }, after?: number) =>
  apiRequest<RightsPage>(API, { ...query, after })

export const personRequest = (id: string) => apiRequest<PersonRights>(`${API}/${id}`)

/** The word that stands for a right wherever one is named: `admin`, `blogs`, `manager`. */
export function wordOf(right: Right): string {
  if ('role' in right) return right.role
  return 'module' in right ? right.module : right.moderator.type
}

/** What tells two rights of one person apart. */
export const keyOf = (right: Right) => JSON.stringify(right)
