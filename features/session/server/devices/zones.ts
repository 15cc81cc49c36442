import { sql } from 'kysely'
import type { Database } from '../../../data/contract'
import type { Zones } from '../../contract'

export function createZones(database: Database): Zones {
  return {
    async of(personIds) {
      const { rows } = await sql<{ person_id: number; time_zone: string }>`
        select distinct on (person_id) person_id, time_zone from session.session
        where person_id = any(${[...personIds]}::int[]) and time_zone is not null
        order by person_id, seen_at desc`.execute(database.of())
      return new Map(rows.map(({ person_id, time_zone }) => [person_id, time_zone]))
    },
  }
}
