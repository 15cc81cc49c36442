import { findPerson, type People } from '../../session/contract'
import { DASHBOARD } from '../contract'
import { listStaff } from './campus-queries'
import type { CampusDb } from './tables'

/** Who works in a placement cell by their rights of now: whoever lost the role, or whose account is disabled, stands there no longer. */
export async function cellOf(db: CampusDb, people: People, institutionId: number) {
  const staff = await listStaff(db, institutionId)
  const members = await Promise.all(
    staff.map(async ({ person_id, role }) => {
      const person = findPerson(await people.asSubject(person_id))
      return person?.permissions.includes(DASHBOARD) ? [{ id: person.id, name: person.name, role }] : []
    }),
  )
  return members.flat()
}
