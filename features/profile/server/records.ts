import { sql } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import { builtOnce, type Database } from '../../data/contract'
import type { ProfileRecords, Section } from '../contract'
import { entriesIn, entryOf } from './entry-queries'
import type { EntryRow, ProfileDb, ProfileTables } from './tables'

/** What rules ask of a person, in one statement: a registration waits for it. */
const recordsOf = builtOnce((db: ProfileDb, personId: number) =>
  db
    .selectNoFrom(({ selectFrom }) => [
      jsonObjectFrom(selectFrom('profile.head').select(['city', 'skills']).where('person_id', '=', personId)).as(
        'head',
      ),
      jsonArrayFrom(entriesIn(db, 'academicDetails', personId)).as('studies'),
      jsonArrayFrom(entriesIn(db, 'workExperience', personId)).as('work'),
    ])
    .compile(),
)

export function createProfileRecords(database: Database): ProfileRecords {
  return {
    async of(personId, tx) {
      const db = tx ? database.on<ProfileTables>(tx) : database.of<ProfileTables>()
      const [row] = await recordsOf(db, personId)
      const read = (section: Section, rows: readonly object[] = []) =>
        rows.map((each) => entryOf(section, each as EntryRow))
      return {
        city: row?.head?.city ?? '',
        skills: row?.head?.skills ?? [],
        studies: read('academicDetails', row?.studies),
        work: read('workExperience', row?.work),
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
