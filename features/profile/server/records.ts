import { sql } from 'kysely'
import type { Database } from '../../data/contract'
import type { ProfileRecords } from '../contract'
import { listEntries } from './entry-queries'
import { findHead } from './head-queries'
import type { ProfileTables } from './tables'

export function createProfileRecords(database: Database): ProfileRecords {
  return {
    async of(personId, tx) {
      const db = tx ? database.on<ProfileTables>(tx) : database.of<ProfileTables>()
      const head = await findHead(db, personId)
      return {
        city: head?.city ?? '',
        skills: head?.skills ?? [],
        studies: await listEntries(db, 'academicDetails', personId),
        work: await listEntries(db, 'workExperience', personId),
      }
    },
    async having(personIds) {
      const rows = await database
        .of<ProfileTables>()
        .selectFrom('profile.head')
        .select('person_id')
        .where(sql<boolean>`person_id = any(${[...personIds]}::int[])`)
        .execute()
      return new Set(rows.map((row) => row.person_id))
    },
  }
}
