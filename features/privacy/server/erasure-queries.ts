import { sql } from 'kysely'
import type { PrivacyDb } from './tables'

/** When the account goes; the first asking counts, so that a second one does not put it off. */
export async function askErasure(db: PrivacyDb, personId: number, askedAt: Date, dueAt: Date): Promise<Date> {
  await db
    .insertInto('privacy.erasure')
    .values({ person_id: personId, asked_at: askedAt, due_at: dueAt })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await findErasure(db, personId))?.due_at ?? dueAt
}

export function findErasure(db: PrivacyDb, personId: number) {
  return db
    .selectFrom('privacy.erasure')
    .selectAll()
    .where('person_id', '=', personId)
    .where('done_at', 'is', null)
    .executeTakeFirst()
}

/** False when nobody asked (`by`: until then), or when it is done. */
export async function stopErasure(db: PrivacyDb, personId: number, by?: Date): Promise<boolean> {
  const pending = db.deleteFrom('privacy.erasure').where('person_id', '=', personId).where('done_at', 'is', null)
  const { numDeletedRows } = await (by ? pending.where('asked_at', '<=', by) : pending).executeTakeFirst()
  return numDeletedRows === 1n
}

export async function listDue(db: PrivacyDb, now: Date): Promise<readonly { readonly personId: number }[]> {
  const rows = await db
    .selectFrom('privacy.erasure')
    .select('person_id')
    .where('done_at', 'is', null)
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .execute()
  return rows.map(({ person_id }) => ({ personId: person_id }))
}

interface Erased {
  readonly personId: number
  /** The proof: whose features erased their rows. */
  readonly areas: readonly string[]
  readonly now: Date
}

/** False when another node did it, or the person changed their mind a moment ago. */
export async function markErased(db: PrivacyDb, { personId, areas, now }: Erased): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('privacy.erasure')
    .set({ done_at: now, areas: JSON.stringify(areas) })
    .where('person_id', '=', personId)
    .where('done_at', 'is', null)
    .where('due_at', '<=', now)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Whose rows of some of these features are still there: they were off when the others erased. */
export async function listUnfinished(db: PrivacyDb, areas: readonly string[]) {
  const rows = await db
    .selectFrom('privacy.erasure')
    .select(['person_id', 'areas'])
    .where('done_at', 'is not', null)
    .where(sql<boolean>`not coalesce(areas, '[]') @> ${JSON.stringify(areas)}::jsonb`)
    .execute()
  return rows.map(({ person_id, areas }) => ({ personId: person_id, areas: areas ?? [] }))
}

/** False when another node did it. */
export async function addAreas(
  db: PrivacyDb,
  { personId, areas, added }: { personId: number; areas: readonly string[]; added: readonly string[] },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('privacy.erasure')
    .set({ areas: JSON.stringify([...areas, ...added]) })
    .where('person_id', '=', personId)
    .where(sql<boolean>`coalesce(areas, '[]') = ${JSON.stringify(areas)}::jsonb`)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
