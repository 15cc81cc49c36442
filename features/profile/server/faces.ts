import { sql } from 'kysely'
import type { Database } from '../../data/contract'
import type { Directory, People } from '../../session/contract'
import { type Face, maySee, type ProfileFaces, type Standing, visibilityOf } from '../contract'
import { avatarPath } from './avatar-path'
import type { MinorsAmong } from './minors'
import { viewerOf } from './seen-profiles'
import type { ProfileDb, ProfileTables } from './tables'

/** Heads and first educations of many, each in one question. */
async function readAll(db: ProfileDb, personIds: readonly number[]) {
  const heads = await db
    .selectFrom('profile.head')
    .selectAll()
    .where(sql<boolean>`person_id = any(${[...personIds]}::int[])`)
    .execute()
  const { rows } = await sql<{ person_id: number; college: string; course: string | null }>`
    select distinct on (person_id) person_id, college, course from profile.academic_detail
    where person_id = any(${[...personIds]}::int[]) order by person_id, position, id`.execute(db)
  return {
    heads: new Map(heads.map((each) => [each.person_id, each])),
    studies: new Map(rows.map((each) => [each.person_id, each])),
  }
}

export function createProfileFaces(
  database: Database,
  people: People,
  directory: Directory,
  minorsAmong: MinorsAmong,
): ProfileFaces {
  return {
    async shownTo(personIds, subject) {
      if (personIds.length === 0) return new Map()
      const { heads, studies } = await readAll(database.of<ProfileTables>(), personIds)
      const isOpen = new Set((await directory.list(personIds)).map(({ id }) => id))
      const minorityOf = await minorsAmong(personIds)
      const faces = new Map<number, Face>()
      for (const { id, username } of await people.list(personIds)) {
        const head = heads.get(id)
        const viewer = viewerOf(subject, id)
        const owner = { hasUsername: username !== undefined, ...minorityOf(id) }
        const shows = visibilityOf(head?.visibility ?? {}, owner)
        // Whoever is disabled shows nothing (`seen-profiles.ts`).
        if (!maySee(viewer, shows.page) || !isOpen.has(id)) continue
        const college = maySee(viewer, shows.academicDetails) ? (studies.get(id)?.college ?? null) : null
        faces.set(id, { avatar: avatarPath(head?.avatar_small ?? undefined) ?? null, college })
      }
      return faces
    },
    async standings(personIds, tx) {
      const db = tx ? database.on<ProfileTables>(tx) : database.of<ProfileTables>()
      const { heads, studies } = await readAll(db, personIds)
      return (personId): Standing => {
        const head = heads.get(personId)
        const shows = visibilityOf(head?.visibility ?? {}, { hasUsername: true, isMinor: false })
        // Groups are what members see of a page: of one that they do not see there are none.
        const seesPage = maySee('member', shows.page)
        const study = seesPage && maySee('member', shows.academicDetails) ? studies.get(personId) : undefined
        return {
          percent: head?.percent ?? 0,
          stream: head?.stream ?? null,
          college: study?.college ?? '',
          course: study?.course ?? '',
          city: seesPage && maySee('member', shows.profile) ? (head?.city ?? '') : '',
        }
      }
    },
  }
}
