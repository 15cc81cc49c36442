import type { People } from '../../session/contract'
import { DASHBOARD } from '../contract'
import { listStaff } from './campus-queries'
import type { CampusDb } from './tables'

/** Who works in a placement cell by their rights of now: whoever lost the role, or whose account is disabled, stands there no longer. */
export async function cellOf(db: CampusDb, people: People, institutionId: number) {
  const staff = await listStaff(db, institutionId)
  const allowed = await people.allowed(
    staff.map(({ person_id }) => person_id),
    DASHBOARD,
  )
  const names = new Map(allowed.map(({ id, name }) => [id, name]))
  return staff.flatMap(({ person_id, role }) => {
    const name = names.get(person_id)
    return name === undefined ? [] : [{ id: person_id, name, role }]
  })
}
