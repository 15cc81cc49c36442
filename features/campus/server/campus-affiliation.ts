import type { Database } from '../../data/contract'
import type { Affiliation } from '../../profile/contract'
import { listEmployers } from './campus-queries'
import type { CampusTables } from './tables'

/** The college or university for whose placement cell somebody works. */
export function campusAffiliation(database: Database): Affiliation {
  return {
    id: 'campus.placement-cells',
    async of(personIds) {
      const rows = await listEmployers(database.of<CampusTables>(), personIds)
      return new Map(rows.map(({ person_id, name }) => [person_id, name]))
    },
  }
}
