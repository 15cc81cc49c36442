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

export async function listDue(db: PrivacyDb, now: Date): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('privacy.erasure')
    .select('person_id')
    .where('done_at', 'is', null)
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .execute()
  return rows.map(({ person_id }) => person_id)
}

/** False when another node did it, or the person changed their mind a moment ago. */
export async function markErased(db: PrivacyDb, personId: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('privacy.erasure')
    .set({ done_at: now })
    .where('person_id', '=', personId)
    .where('done_at', 'is', null)
    .where('due_at', '<=', now)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** The proof: whose features erased their rows. */
export async function noteAreas(db: PrivacyDb, personId: number, areas: readonly string[]): Promise<void> {
  await db
    .updateTable('privacy.erasure')
    .set({ areas: JSON.stringify(areas) })
    .where('person_id', '=', personId)
    .execute()
}
