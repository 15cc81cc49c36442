import type { Database } from '../../data/contract'
import { permission, personOf } from '../../session/contract'
import { endpoint, saying } from '../../web/contract'
import { DASHBOARD } from '../contract'
import { type Institution, PlacementProfile } from '../contract/wire'
import { listOfStaff } from './campus-queries'
import type { CampusTables, InstitutionRow } from './tables'

export const institutionOf = ({
  id,
  name,
  logo_url,
}: Pick<InstitutionRow, 'id' | 'name' | 'logo_url'>): Institution => ({
  id,
  name,
  logoUrl: logo_url,
})

/** One of the ten calls of spec §7. */
export function placementProfileRoute(database: Database) {
  return endpoint({
    id: 'campus.placement-profile',
    method: 'GET',
    path: '/api/tpc/user',
    access: [permission(DASHBOARD)],
    legacyBody: true,
    request: {},
    response: { 200: PlacementProfile },
    summary: 'The university and the colleges whose dashboards the caller may open.',
    async handle({ subject }) {
      const own = await listOfStaff(database.of<CampusTables>(), personOf(subject).id)
      const university = own.find(({ kind }) => kind === 'university')
      const colleges = own.filter(({ kind }) => kind === 'college').map(institutionOf)
      return saying(true, 'Dashboards found', {
        university: university ? institutionOf(university) : null,
        admin_colleges: colleges,
      })
    },
  })
}
