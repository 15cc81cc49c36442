import { sql } from 'kysely'
import { builtOnce } from '../../data/contract'
import type { Visibility } from '../contract'
import type { HeadRequest, Interests } from '../contract/wire'
import type { HeadRow, ProfileDb } from './tables'

const headOf = builtOnce((db: ProfileDb, personId: number) =>
  db.selectFrom('profile.head').selectAll().where('person_id', '=', personId).compile(),
)

export async function findHead(db: ProfileDb, personId: number): Promise<HeadRow | undefined> {
  return (await headOf(db, personId))[0]
}

export async function countIndexed(db: ProfileDb): Promise<number> {
  const { count } = await db
    .selectFrom('profile.head')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('is_indexed', '=', true)
    .executeTakeFirstOrThrow()
  return count
}

/** Of those who let search engines list their page, whoever else may see it. */
export function listIndexed(db: ProfileDb, { from, limit }: { readonly from: number; readonly limit: number }) {
  return db
    .selectFrom('profile.head')
    .select(['person_id', 'visibility', 'updated_at'])
    .where('is_indexed', '=', true)
    .orderBy('person_id')
    .offset(from)
    .limit(limit)
    .execute()
}

/** The head of a person, made if there is none, and locked until the transaction ends: of two changes the second counts what the first wrote. */
export async function lockHead(db: ProfileDb, personId: number): Promise<HeadRow> {
  await db
    .insertInto('profile.head')
    .values({ person_id: personId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return db
    .selectFrom('profile.head')
    .selectAll()
    .where('person_id', '=', personId)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

/** The files of a picture. */
export const picturesOf = (head: Pick<HeadRow, 'avatar_small' | 'avatar_large'> | undefined): readonly string[] =>
  [head?.avatar_small, head?.avatar_large].filter((id) => typeof id === 'string')

/** The head of a profile; false when it is no longer this version. */
export async function writeHead(
  db: ProfileDb,
  personId: number,
  version: number,
  { headline, about, city, skills }: HeadRequest,
  at: Date,
): Promise<boolean> {
  const changed = await db
    .updateTable('profile.head')
    .set({
      ...{ headline, about, city },
      skills: JSON.stringify(skills),
      updated_at: at,
      version: sql<number>`version + 1`,
    })
    .where('person_id', '=', personId)
    .where('version', '=', version)
    .executeTakeFirst()
  return changed.numUpdatedRows > 0n
}

/** What completes the profile, as the account was told. */
export async function writeStanding(
  db: ProfileDb,
  personId: number,
  standing: { readonly percent: number; readonly stream: string | null },
): Promise<void> {
  await db.updateTable('profile.head').set(standing).where('person_id', '=', personId).execute()
}

export async function writeAvatar(
  db: ProfileDb,
  personId: number,
  avatar: { readonly small: string; readonly large: string } | undefined,
): Promise<void> {
  await db
    .updateTable('profile.head')
    .set({ avatar_small: avatar?.small ?? null, avatar_large: avatar?.large ?? null })
    .where('person_id', '=', personId)
    .execute()
}

/** Whether a file is somebody's picture: others' files are not handed out here. */
export async function isAvatar(db: ProfileDb, file: string): Promise<boolean> {
  const row = await db
    .selectFrom('profile.head')
    .select('person_id')
    .where((where) => where.or([where('avatar_small', '=', file), where('avatar_large', '=', file)]))
    .executeTakeFirst()
  return row !== undefined
}

export async function writePrivacy(
  db: ProfileDb,
  personId: number,
  visibility: Partial<Visibility>,
  isIndexed: boolean,
): Promise<void> {
  await db
    .updateTable('profile.head')
    .set({ visibility: JSON.stringify(visibility), is_indexed: isIndexed })
    .where('person_id', '=', personId)
    .execute()
}

export async function writeInterests(db: ProfileDb, personId: number, interests: Interests): Promise<void> {
  await db
    .updateTable('profile.head')
    .set({ interests: JSON.stringify(interests) })
    .where('person_id', '=', personId)
    .execute()
}

export async function writeNudged(db: ProfileDb, personId: number, at: Date): Promise<void> {
  await db.updateTable('profile.head').set({ nudged_at: at }).where('person_id', '=', personId).execute()
}

export async function deleteHead(db: ProfileDb, personId: number): Promise<void> {
  await db.deleteFrom('profile.head').where('person_id', '=', personId).execute()
}
