import { apiRequest } from '../../web/contract'
import type { Dashboard, MyColleges, PlacementProfile } from '../contract/wire'

export const profileRequest = apiRequest<PlacementProfile>('/api/tpc/user')

export const dashboardRequest = (id: number) => apiRequest<Dashboard>(`/api/campus/institutions/${id}/dashboard`)

export const myCollegeRequest = apiRequest<MyColleges>('/api/campus/mine')

export const dashboardPath = (id: number) => `/tpo/${id}/dashboard`

/** The only one there is to open: a single college without a university (spec §2.2). */
export function findOnly({ data }: PlacementProfile): string | undefined {
  const [first, ...others] = data.admin_colleges
  return first && others.length === 0 && data.university === null ? dashboardPath(first.id) : undefined
}
