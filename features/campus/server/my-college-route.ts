import type { Database } from '../../data/contract'
import { type People, personOf, signedIn } from '../../session/contract'
import { endpoint } from '../../web/contract'
import { MyColleges } from '../contract/wire'
import { findInstitution, listStudies } from './campus-queries'
import { cellOf } from './cell'
import { institutionOf } from './placement-profile-route'
import type { CampusTables } from './tables'

export function myCollegeRoute(database: Database, people: People) {
  const db = () => database.of<CampusTables>()
  return endpoint({
    id: 'campus.my-college',
    method: 'GET',
    path: '/api/campus/mine',
    access: [signedIn()],
    request: {},
    response: { 200: MyColleges },
    summary: 'The college where the caller studies, and who works in its placement cell; none for others.',
    async handle({ subject }) {
      const items = []
      for (const study of await listStudies(db(), personOf(subject).id)) {
        const university = study.university_id === null ? undefined : await findInstitution(db(), study.university_id)
        items.push({
          ...institutionOf(study),
          university: university ? institutionOf(university) : null,
          since: study.joined_at.toISOString(),
          staff: await cellOf(db(), people, study.id),
        })
      }
      return { items }
    },
  })
}
