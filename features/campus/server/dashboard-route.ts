import type { Database } from '../../data/contract'
import { dataErrors } from '../../data/contract'
import { type People, permission, personOf } from '../../session/contract'
import { endpoint } from '../../web/contract'
import { DASHBOARD } from '../contract'
import { Dashboard, DashboardParams } from '../contract/wire'
import { countStudents, findInstitution, listColleges, listNewestStudents, listOfStaff } from './campus-queries'
import { cellOf } from './cell'
import { institutionOf } from './placement-profile-route'
import type { CampusTables } from './tables'

const NEWEST = 10

export function dashboardRoute(database: Database, people: People) {
  const db = () => database.of<CampusTables>()
  return endpoint({
    id: 'campus.dashboard',
    method: 'GET',
    path: '/api/campus/institutions/:id/dashboard',
    strangers: 404,
    access: [permission(DASHBOARD)],
    request: { params: DashboardParams },
    response: { 200: Dashboard },
    summary: 'A college or university as its placement cell sees it; for its staff.',
    async may({ subject, params }) {
      const own = await listOfStaff(db(), personOf(subject).id)
      if (own.some(({ id }) => id === params.id)) return true
      return { because: 'There is no such dashboard of yours. Choose one of yours.', status: 404 }
    },
    async handle({ params: { id } }) {
      const found = await findInstitution(db(), id)
      if (!found) throw dataErrors.notFound('There is no such college or university.')
      const [university, colleges, staff] = await Promise.all([
        found.university_id === null ? undefined : findInstitution(db(), found.university_id),
        listColleges(db(), id),
        cellOf(db(), people, id),
      ])
      const whole = [id, ...colleges.map((each) => each.id)]
      const [students, newest] = await Promise.all([
        countStudents(db(), whole),
        listNewestStudents(db(), whole, NEWEST),
      ])
      const known = await people.list(newest.map(({ person_id }) => person_id))
      const names = new Map(known.map((each) => [each.id, each.name]))
      return {
        ...institutionOf(found),
        kind: found.kind,
        university: university ? institutionOf(university) : null,
        colleges: colleges.map((each) => ({ ...institutionOf(each), students: each.students })),
        staff,
        students,
        newest: newest.map(({ person_id, joined_at }) => ({
          id: person_id,
          name: names.get(person_id) ?? '',
          joinedAt: joined_at.toISOString(),
        })),
      }
    },
  })
}
