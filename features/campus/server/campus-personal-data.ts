import type { Database, PersonalData } from '../../data/contract'
import { findInstitution } from './campus-queries'
import type { Standing } from './standing'
import type { CampusTables } from './tables'

/** Where a person studies and which placement cells they work in. */
export function campusPersonalData(database: Database, standing: Standing): PersonalData {
  return {
    id: 'campus.belonging',
    async export(personId) {
      const db = database.of<CampusTables>()
      const nameOf = async (id: number) => (await findInstitution(db, id))?.name ?? null
      const studies = await db.selectFrom('campus.student').selectAll().where('person_id', '=', personId).execute()
      const works = await db.selectFrom('campus.staff').selectAll().where('person_id', '=', personId).execute()
      return {
        studies: await Promise.all(
          studies.map(async (each) => ({ at: await nameOf(each.institution_id), since: each.joined_at.toISOString() })),
        ),
        worksFor: await Promise.all(
          works.map(async (each) => ({ at: await nameOf(each.institution_id), role: each.role })),
        ),
      }
    },
    async erase(tx, personId) {
      const db = database.on<CampusTables>(tx)
      await db.deleteFrom('campus.student').where('person_id', '=', personId).execute()
      await db.deleteFrom('campus.staff').where('person_id', '=', personId).execute()
      await standing.settle(tx, personId)
    },
  }
}
