import { sql } from 'kysely'
import type { Db } from '../tables'

export interface Groups {
  readonly college: string
  readonly city: string
  readonly course: string
}

export function findPersonRow(db: Db, personId: number) {
  return db.selectFrom('gamification.person').selectAll().where('person_id', '=', personId).executeTakeFirst()
}

/** Those of these people who do not want to stand on leaderboards. */
export async function unlistedOf(db: Db, personIds: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('gamification.person')
    .select('person_id')
    .where(sql<boolean>`person_id = any(${[...personIds]}::int[])`)
    .where('wants_listed', '=', false)
    .execute()
  return new Set(rows.map(({ person_id }) => person_id))
}

/** Changes whom a person is ranked among, and whether at all, in all spans at once. False when nothing is another. */
export async function writePerson(
  db: Db,
  personId: number,
  change: Partial<Groups> & { readonly wants_listed?: boolean; readonly is_closed?: boolean },
): Promise<boolean> {
  const before = await db
    .selectFrom('gamification.person')
    .selectAll()
    .where('person_id', '=', personId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const isSame = Object.entries(change).every(([name, value]) => before[name as keyof typeof before] === value)
  if (isSame) return false
  const { college, city, course, wants_listed, is_closed } = { ...before, ...change }
  const ranked = { college, city, course, is_listed: wants_listed && !is_closed }
  await db
    .updateTable('gamification.person')
    .set({ ...change, ...ranked })
    .where('person_id', '=', personId)
    .execute()
  await db.updateTable('gamification.score').set(ranked).where('person_id', '=', personId).execute()
  return true
}

export async function deletePerson(db: Db, personId: number): Promise<void> {
  await db.deleteFrom('gamification.earned').where('person_id', '=', personId).execute()
  await db.deleteFrom('gamification.person').where('person_id', '=', personId).execute()
}
