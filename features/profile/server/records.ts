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
      const asked = {
        head: () => findHead(db, personId),
        studies: () => listEntries(db, 'academicDetails', personId),
        work: () => listEntries(db, 'workExperience', personId),
      }
      // At once, but within a transaction, which is one connection.
      const [head, studies, work] = tx
        ? [await asked.head(), await asked.studies(), await asked.work()]
        : await Promise.all([asked.head(), asked.studies(), asked.work()])
      return { city: head?.city ?? '', skills: head?.skills ?? [], studies, work }
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
